import styles from "#frontend/illustrations/Picture.module.css";

export default (
	<>
		<path className={styles.strokeBrand} d="M200 200V44" />
		<path
			className={styles.strokeBrand}
			d="M200 168C200 150 262 158 262 134V106C262 82 200 90 200 68"
		/>
		<g className={styles.node}>
			<circle cx="200" cy="184" r="5" />
			<circle cx="200" cy="136" r="5" />
			<circle cx="200" cy="104" r="5" />
		</g>
		<path
			className={styles.fillBrand}
			d="M195 168a5 5 0 1 0 10 0 5 5 0 1 0-10 0M195 68a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
		/>
		<circle className={styles.node} cx="262" cy="120" r="14" />
		<path className={styles.strokeBrand} d="m256 120 4.5 5 8-10" />
		<path
			className={styles.line}
			d="M44 60h60M58 76h72M58 92h50M72 108h64M58 140h58M58 156h72M44 172h30"
		/>
		<path className={styles.strokeAction} d="M72 124h44" />
		<path className={styles.dotted} d="M124 124C156 124 160 168 188 168" />
		<path
			className={styles.line}
			d="M292 60h64M306 76h50M306 92h72M320 108h46M320 124h56M306 140h62M306 156h34M292 172h30"
		/>
	</>
);
