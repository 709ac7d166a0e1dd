import styles from "#frontend/illustrations/Picture.module.css";

export default (
	<>
		<path
			className={styles.dotted}
			d="M30 164 66 112M30 164 120 112M90 164 66 112M90 164 120 112M90 164 174 112M150 164 66 112M150 164 174 112M210 164 120 112M210 164 174 112M66 112 93 66M66 112 147 66M120 112 93 66M174 112 93 66M174 112 147 66M93 66 120 24"
		/>
		<path
			className={styles.strokeBrand}
			d="M150 164C150 138 120 140 120 112S147 90 147 66 120 50 120 30"
		/>
		<path
			className={styles.fillBrand}
			d="M146 164a4 4 0 1 0 8 0 4 4 0 1 0-8 0M116 112a4 4 0 1 0 8 0 4 4 0 1 0-8 0M143 66a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
		/>
		<g className={styles.node}>
			<circle cx="30" cy="164" r="4" />
			<circle cx="90" cy="164" r="4" />
			<circle cx="210" cy="164" r="4" />
			<circle cx="66" cy="112" r="4" />
			<circle cx="174" cy="112" r="4" />
			<circle cx="93" cy="66" r="4" />
		</g>
		<circle className={styles.strokeAction} cx="120" cy="20" r="9" />
		<circle className={styles.fillAction} cx="120" cy="20" r="3" />
	</>
);
