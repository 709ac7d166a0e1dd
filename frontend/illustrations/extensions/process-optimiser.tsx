import styles from "#frontend/illustrations/Picture.module.css";

export default (
	<>
		<path
			className={styles.strokeBrand}
			d="M64 200C64 150 194 168 194 118M132 200C132 160 198 164 198 118M200 200V118M268 200C268 160 202 164 202 118M206 98C206 70 262 76 262 44M200 98V44M194 98C194 70 138 76 138 44"
		/>
		<path className={styles.dotted} d="M336 200C336 130 318 96 318 44" />
		<path className={styles.line} d="M312 50l6-8 7 8" />
		<path className={styles.strokeAction} d="M168 108h20M212 108h20" />
		<circle className={styles.fillAction} cx="200" cy="108" r="4.5" />
		<path
			className={styles.fillBrand}
			d="M196 132a4 4 0 1 0 8 0 4 4 0 1 0-8 0M196 146a4 4 0 1 0 8 0 4 4 0 1 0-8 0M196 160a4 4 0 1 0 8 0 4 4 0 1 0-8 0M196 174a4 4 0 1 0 8 0 4 4 0 1 0-8 0M170 156a4 4 0 1 0 8 0 4 4 0 1 0-8 0M222 156a4 4 0 1 0 8 0 4 4 0 1 0-8 0M258 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0M134 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0M196 44a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
		/>
	</>
);
