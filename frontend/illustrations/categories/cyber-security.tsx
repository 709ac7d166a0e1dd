import styles from "#frontend/illustrations/Picture.module.css";

export default (
	<>
		<path
			className={styles.line}
			d="M120 8c48-2 84 34 83 82s-36 84-84 83-83-38-82-84S73 10 120 8z"
		/>
		<path
			className={styles.line}
			d="M121 30c35-1 61 26 60 60s-27 62-61 61-60-28-60-61 27-59 61-60z"
		/>
		<path
			className={styles.strokeBrand}
			d="M120 52c22 0 39 17 38 38s-17 39-39 38-38-17-37-38 16-38 38-38z"
		/>
		<path
			className={styles.strokeBrand}
			d="M120 104v-14M120 99c0-6-12-6-12-17M120 99c0-6 12-6 12-17M120 90V74M112 104h16"
		/>
		<path
			className={styles.dotted}
			d="M4 52l37 12M236 128l-34-12M14 154l46-30"
		/>
		<path
			className={styles.fillBrand}
			d="M42 66a3 3 0 1 0 6 0 3 3 0 1 0-6 0M195 114a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
		/>
		<path className={styles.strokeAction} d="m66 116 8 8M74 116l-8 8" />
	</>
);
