import styles from "#frontend/illustrations/Picture.module.css";

export default (
	<>
		<path className={styles.strokeBrand} d="M200 200V44" />
		<path
			className={styles.line}
			d="M146 62h92M146 57v10M238 57v10M164 90h98M164 85v10M262 85v10M124 118h116M124 113v10M240 113v10M158 146h72M158 141v10M230 141v10M142 174h108M142 169v10M250 169v10"
		/>
		<path
			className={styles.fillBrand}
			d="M182 62a4 4 0 1 0 8 0 4 4 0 1 0-8 0M216 90a4 4 0 1 0 8 0 4 4 0 1 0-8 0M168 118a4 4 0 1 0 8 0 4 4 0 1 0-8 0M190 146a4 4 0 1 0 8 0 4 4 0 1 0-8 0M206 174a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
		/>
		<path className={styles.dotted} d="M246 118h74" />
		<circle className={styles.strokeAction} cx="330" cy="118" r="9" />
		<circle className={styles.fillAction} cx="330" cy="118" r="3.5" />
		<path
			className={styles.line}
			d="M60 200v-5M100 200v-5M140 200v-5M180 200v-5M220 200v-5M260 200v-5M300 200v-5M340 200v-5"
		/>
	</>
);
