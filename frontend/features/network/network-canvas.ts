import { listen } from "#frontend/hooks/listen.ts";
import {
	along,
	buildNetwork,
	handles,
	type NetworkNode,
	networkWidth,
	nextPulses,
	type Point,
	type Pulse,
	radii,
	sway,
} from "#frontend/illustrations/root-network.ts";

const framesPerSecond = 30;
/** Head start of the timer, in milliseconds: requestAnimationFrame then waits for the screen's refresh. */
const leadMs = 6;
/** Room around the drawing for swaying, in CSS pixels; NetworkBackground.module.css repeats it. */
const margin = 16;

const parts = ["lean", "stem", "node", "tip", "pulse"] as const;
type Look = { fill: string; stroke: string; width: number };
type Looks = Record<(typeof parts)[number], Look>;

export type NetworkCanvas = ReturnType<typeof createNetworkCanvas>;

/**
 * Animates the network on a canvas over the still drawing, with the same position, colours and
 * line widths.
 */
export function createNetworkCanvas(
	canvas: HTMLCanvasElement,
	still: SVGSVGElement,
) {
	const context = canvas.getContext("2d");
	const network = buildNetwork();
	let looks = readLooks(still);
	let pulses: Pulse[] = [];
	let frame = 0;
	let request = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let width = 0;
	let pixelsPerPoint = 1;

	function draw() {
		if (!context || width === 0) return;
		const scale = (width - 2 * margin) / networkWidth;
		context.setTransform(1, 0, 0, 1, 0, 0);
		context.clearRect(0, 0, canvas.width, canvas.height);
		context.scale(pixelsPerPoint, pixelsPerPoint);
		context.translate(margin, margin);
		context.scale(scale, scale);
		const seconds = frame / framesPerSecond;
		drawNetwork(context, {
			network,
			places: network.map((node) => sway(node, seconds)),
			pulses,
			looks,
			scale,
		});
	}

	function onFrame() {
		frame += 1;
		pulses = nextPulses(network, pulses, frame, Math.random);
		draw();
		// Skips the screen refreshes in between: each would run the page's rendering steps once more.
		timer = setTimeout(
			() => {
				request = requestAnimationFrame(onFrame);
			},
			1000 / framesPerSecond - leadMs,
		);
	}

	function stop() {
		clearTimeout(timer);
		cancelAnimationFrame(request);
	}

	const resizing = new ResizeObserver(([entry]) => {
		if (!entry) return;
		width = entry.contentRect.width;
		const { inlineSize, blockSize } = entry.devicePixelContentBoxSize?.[0] ?? {
			inlineSize: Math.round(width * devicePixelRatio),
			blockSize: Math.round(entry.contentRect.height * devicePixelRatio),
		};
		canvas.width = inlineSize;
		canvas.height = blockSize;
		pixelsPerPoint = width === 0 ? 1 : inlineSize / width;
		draw();
	});
	observeInDevicePixels(resizing, canvas);

	function onTheme() {
		looks = readLooks(still);
		draw();
	}
	const theming = new MutationObserver(onTheme);
	theming.observe(document.documentElement, {
		attributeFilter: ["data-theme"],
	});
	const dark = matchMedia("(prefers-color-scheme: dark)");
	const stopListening = listen(dark, { change: onTheme });

	return {
		start() {
			stop();
			request = requestAnimationFrame(onFrame);
		},
		stop,
		end() {
			stop();
			resizing.disconnect();
			theming.disconnect();
			stopListening();
		},
	};
}

type Scene = {
	network: NetworkNode[];
	places: Point[];
	pulses: Pulse[];
	looks: Looks;
	scale: number;
};

function drawNetwork(context: CanvasRenderingContext2D, scene: Scene): void {
	const { network, places, pulses, looks, scale } = scene;
	context.lineCap = "round";

	function paint({ fill, stroke, width }: Look, trace: () => void) {
		context.beginPath();
		trace();
		if (fill !== "none") {
			context.fillStyle = fill;
			context.fill();
		}
		if (stroke !== "none") {
			context.strokeStyle = stroke;
			context.lineWidth = width / scale;
			context.stroke();
		}
	}

	/** The Bézier points of the stem that leads from one node to the next; null if either is unknown. */
	function curve(
		from: number,
		to: number,
	): [Point, Point, Point, Point] | null {
		const start = places[from];
		const end = places[to];
		const lower = network[from];
		const upper = network[to];
		if (!start || !end || !lower || !upper) return null;
		return [start, ...handles(lower, upper, start, end), end];
	}

	function dot({ x, y }: Point, radius: number) {
		context.moveTo(x + radius, y);
		context.arc(x, y, radius, 0, 2 * Math.PI);
	}

	paint(looks.lean, () => {
		for (const [index, { links }] of network.entries()) {
			const from = places[links[1]];
			const to = places[index];
			if (!from || !to || index === 0) continue;
			context.moveTo(from.x, from.y);
			context.lineTo(to.x, to.y);
		}
	});
	paint(looks.stem, () => {
		for (const [index, { links }] of network.entries()) {
			const points = index > 0 && curve(links[0], index);
			if (!points) continue;
			const [from, a, b, to] = points;
			context.moveTo(from.x, from.y);
			context.bezierCurveTo(a.x, a.y, b.x, b.y, to.x, to.y);
		}
	});
	for (const part of ["node", "tip"] as const) {
		paint(looks[part], () => {
			for (const [index, { isTip }] of network.entries()) {
				const place = places[index];
				if (!place || index === 0 || isTip !== (part === "tip")) continue;
				dot(place, radii[part]);
			}
		});
	}
	paint(looks.pulse, () => {
		if (places[0]) dot(places[0], radii.root);
		for (const { path, climbed } of pulses) {
			const step = Math.floor(climbed);
			const points = curve(path[step] ?? 0, path[step + 1] ?? 0);
			if (points) dot(along(points, climbed - step), radii.tip);
		}
	});
}

/** Reads the computed style of each part of the still drawing, in the current theme. */
function readLooks(still: SVGSVGElement): Looks {
	return Object.fromEntries(
		parts.map((part) => {
			const element = still.querySelector(`[data-part=${part}]`) ?? still;
			const { fill, stroke, strokeWidth } = getComputedStyle(element);
			return [part, { fill, stroke, width: Number.parseFloat(strokeWidth) }];
		}),
	) as Looks;
}

/** Observes in device pixels; Safari supports only CSS pixels. */
function observeInDevicePixels(observer: ResizeObserver, element: Element) {
	try {
		observer.observe(element, { box: "device-pixel-content-box" });
	} catch {
		observer.observe(element);
	}
}
