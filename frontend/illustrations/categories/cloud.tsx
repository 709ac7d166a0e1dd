import styles from "#frontend/illustrations/Picture.module.css";

export default (
	<>
		<path className={styles.ground} d="M4 164h232" />
		<path
			className={styles.line}
			d="M28 140h44v24H28zM98 140h44v24H98zM168 140h44v24h-44zM36 152h14M106 152h14M176 152h14"
		/>
		<path
			className={styles.fillBrand}
			d="M61 152a3 3 0 1 0 6 0 3 3 0 1 0-6 0M201 152a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
		/>
		<circle className={styles.fillAction} cx="134" cy="152" r="3" />
		<path
			className={styles.strokeBrand}
			d="M64 96a28 28 0 0 1-3-56 38 38 0 0 1 72-11 30 30 0 0 1 44 22 24 24 0 0 1 1 45z"
		/>
		<path
			className={styles.strokeBrand}
			d="M50 140C50 112 120 122 120 84M120 140V56M190 140C190 112 120 122 120 84M120 84C120 70 98 72 98 58M120 84C120 70 142 72 142 58"
		/>
	</>
);
