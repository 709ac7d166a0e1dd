import styles from "./HeroRoot.module.css";
import {
	buildNetwork,
	handles,
	networkHeight,
	networkWidth,
	type Point,
	radii,
	sway,
} from "./root-network.ts";

const nodes = buildNetwork();
const places = nodes.map((node) => sway(node, 0));

/**
 * Renders the network before it starts to move, and for visitors who prefer reduced motion. The
 * canvas reads its colours and line widths from the elements with a `data-part` here.
 */
export function HeroRoot() {
	return (
		<svg
			className={styles.picture}
			viewBox={`0 0 ${networkWidth} ${networkHeight}`}
			aria-hidden="true"
		>
			<path data-part="lean" className={styles.lean} d={linkPath(1)} />
			<path data-part="stem" className={styles.stem} d={linkPath(0)} />
			<path data-part="node" className={styles.node} d={dots("node")} />
			<path data-part="tip" className={styles.tip} d={dots("tip")} />
			<path
				data-part="pulse"
				className={styles.pulse}
				d={dot(places[0] ?? { x: 0, y: 0 }, radii.root)}
			/>
		</svg>
	);
}

function linkPath(which: 0 | 1): string {
	return nodes
		.map((node, index) => {
			const below = node.links[which];
			const from = nodes[below];
			const start = places[below];
			const end = places[index];
			if (!from || !start || !end || index === 0) return "";
			// A node leans on a taut thread, so this link is straight.
			if (which === 1) return `M${at(start)}L${at(end)}`;
			const [a, b] = handles(from, node, start, end);
			return `M${at(start)}C${at(a)} ${at(b)} ${at(end)}`;
		})
		.join("");
}

function dots(part: "node" | "tip"): string {
	return nodes
		.map((node, index) => {
			const place = places[index];
			if (!place || index === 0 || node.isTip !== (part === "tip")) return "";
			return dot(place, radii[part]);
		})
		.join("");
}

function dot({ x, y }: Point, radius: number): string {
	const d = radius * 2;
	return `M${at({ x: x - radius, y })}a${radius} ${radius} 0 1 0 ${d} 0a${radius} ${radius} 0 1 0-${d} 0z`;
}

function at({ x, y }: Point): string {
	return `${Math.round(x)} ${Math.round(y)}`;
}
