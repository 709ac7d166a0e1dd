import styles from "#frontend/illustrations/Picture.module.css";

export default (
	<>
		<path
			className={styles.strokeBrand}
			d="M200 200V44M142 200V68M258 200V68"
		/>
		<path
			className={styles.line}
			d="M142 82h116M142 112h116M142 142h116M142 172h116M171 200V82M229 200V82"
		/>
		<path
			className={styles.line}
			d="M290 82h20M290 112h20M290 142h20M290 172h20M300 82v118M297 85l6-6M297 115l6-6M297 145l6-6M297 175l6-6"
		/>
		<path
			className={styles.dotted}
			d="M16 184c28-4 44-22 66-22s26 8 40 8M16 168c24-4 38-24 62-24s32 8 44 8M34 146c16-6 26-18 42-18s30 6 46 6"
		/>
		<circle className={styles.fillAction} cx="200" cy="142" r="4.5" />
		<circle className={styles.strokeAction} cx="200" cy="142" r="11" />
		<path className={styles.line} d="M330 128h40M330 138h40M330 148h26" />
		<path className={styles.dotted} d="M212 140 324 138" />
	</>
);
