import styles from "#frontend/illustrations/Picture.module.css";

export default (
	<>
		<path className={styles.ground} d="M4 108h232" />
		<path
			className={styles.strokeBrand}
			d="M120 108V56M120 96C120 66 66 74 66 44M120 96C120 66 174 74 174 44"
		/>
		<path
			className={styles.strokeBrand}
			d="M74 12 56 26l18 14M166 12l18 14-18 14"
		/>
		<path className={styles.strokeAction} d="m129 10-18 36" />
		<path
			className={styles.line}
			d="M120 108v52M120 116 96 140H62M120 116l24 24h34M120 132l-18 18v16M120 132l18 18v16M108 128H44l-16-16M132 128h64l16-16"
		/>
		<g className={styles.node}>
			<circle cx="58" cy="140" r="4" />
			<circle cx="182" cy="140" r="4" />
			<circle cx="102" cy="170" r="4" />
			<circle cx="138" cy="170" r="4" />
			<circle cx="120" cy="164" r="4" />
		</g>
		<circle className={styles.fillBrand} cx="120" cy="108" r="4" />
	</>
);
