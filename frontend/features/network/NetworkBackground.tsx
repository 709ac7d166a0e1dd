import { useEffect, useRef, useState } from "react";
import { watchMotion } from "#frontend/hooks/watch-motion.ts";
import { HeroRoot } from "#frontend/illustrations/HeroRoot.tsx";
import styles from "./NetworkBackground.module.css";
import type { NetworkCanvas } from "./network-canvas.ts";

/**
 * The network of stems, standing on the lower edge of its box and as wide as that. It
 * moves while it is seen and may; until then, and for whoever wants it still, it is a
 * drawing in the HTML.
 */
export default function NetworkBackground() {
	const area = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const [isMoving, setMoving] = useState(false);

	useEffect(() => {
		const still = area.current?.querySelector("svg");
		if (!area.current || !still) return;
		let network: NetworkCanvas | undefined;
		let isWanted = false;
		let isGone = false;

		async function start() {
			const { createNetworkCanvas } = await import("./network-canvas.ts");
			if (isGone || !isWanted || !canvas.current || !still) return;
			network ??= createNetworkCanvas(canvas.current, still);
			network.start();
			setMoving(true);
		}

		const unwatch = watchMotion(area.current, (mayMove) => {
			isWanted = mayMove;
			// Without a network the drawing stays as it is.
			if (mayMove) start().catch(() => undefined);
			else network?.stop();
		});
		return () => {
			isGone = true;
			unwatch();
			network?.end();
		};
	}, []);

	return (
		<div
			ref={area}
			className={styles.area}
			data-moving={isMoving}
			aria-hidden="true"
		>
			<HeroRoot />
			<canvas ref={canvas} className={styles.canvas} />
		</div>
	);
}
