import styles from "#frontend/illustrations/Picture.module.css";

export default (
	<>
		<path
			className={styles.line}
			d="M36 148h32l8 8v44H36zM68 148v8h8M44 166h24M44 176h24M44 186h16M102 148h32l8 8v44h-40zM134 148v8h8M110 166h24M110 176h24M110 186h16M258 148h32l8 8v44h-40zM290 148v8h8M266 166h24M266 176h24M266 186h16M324 148h32l8 8v44h-40zM356 148v8h8M332 166h24M332 176h24M332 186h16"
		/>
		<path
			className={styles.strokeBrand}
			d="M56 148C56 112 200 140 200 98M122 148C122 126 200 134 200 98M278 148C278 126 200 134 200 98M344 148C344 112 200 140 200 98M200 200V98"
		/>
		<path className={styles.strokeBrand} d="M136 44h128v54H136z" />
		<path className={styles.line} d="M150 60h100M150 72h100M150 84h44" />
		<path className={styles.strokeAction} d="M206 84h30" />
		<circle className={styles.fillAction} cx="246" cy="84" r="3.5" />
	</>
);
