import styles from "#frontend/illustrations/Picture.module.css";

export default (
	<>
		<path
			className={styles.strokeBrand}
			d="M200 200V44M126 70h214M200 46 130 70M200 46l136 24"
		/>
		<path
			className={styles.line}
			d="M126 70v18h22V70M192 200V78l16 14-16 14 16 14-16 14 16 14-16 14 16 14-16 14M208 200V78M306 70v62M292 132h28v18h-28zM306 124l-14 8M306 124l14 8"
		/>
		<path
			className={styles.dotted}
			d="M250 200c0-12 25-18 56-18s56 6 56 18M306 156v24"
		/>
		<path className={styles.strokeAction} d="M252 200v-14M246 190h12" />
		<circle className={styles.fillAction} cx="252" cy="181" r="3.5" />
		<path className={styles.strokeBrand} d="M60 200v-44M104 200v-26" />
		<path
			className={styles.fillBrand}
			d="M56 154a4 4 0 1 0 8 0 4 4 0 1 0-8 0M100 172a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
		/>
		<path
			className={styles.line}
			d="M50 164a14 14 0 0 1 0-20M42 171a24 24 0 0 1 0-34M70 144a14 14 0 0 1 0 20M78 137a24 24 0 0 1 0 34M96 179a10 10 0 0 1 0-14M112 165a10 10 0 0 1 0 14"
		/>
	</>
);
