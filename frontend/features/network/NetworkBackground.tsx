import { useEffect, useRef, useState } from "react";
import { watchMotion } from "#frontend/hooks/watch-motion.ts";
import { HeroRoot } from "#frontend/illustrations/HeroRoot.tsx";
import styles from "./NetworkBackground.module.css";
import type { NetworkCanvas } from "./network-canvas.ts";

/**
 * The network of stems, aligned to the bottom of its box and as wide as it. It is animated
 * while it is on screen and motion is allowed; otherwise, and until the animation's code has
 * loaded, it is a drawing in the HTML.
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
		let isUnmounted = false;

		async function start() {
			const { createNetworkCanvas } = await import("./network-canvas.ts");
			if (isUnmounted || !isWanted || !canvas.current || !still) return;
			network ??= createNetworkCanvas(canvas.current, still);
			network.start();
			setMoving(true);
		}

		const unwatch = watchMotion(area.current, (mayMove) => {
			isWanted = mayMove;
			// If the chunk cannot be loaded, the still drawing remains.
			if (mayMove) start().catch(() => undefined);
			else network?.stop();
		});
		return () => {
			isUnmounted = true;
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
