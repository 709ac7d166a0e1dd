import { useEffect, useRef } from "react";
import { watchMotion } from "#frontend/hooks/watch-motion.ts";
import styles from "./CategoryWords.module.css";
import {
	wordAnimationMs,
	wordDisplayMs,
	wordPeakOpacity,
	wordScale,
	wordSpawnMs,
} from "./timing.ts";
import { type Box, placeWord } from "./word-placement.ts";

/** Selector of the elements that the words must not cover. */
const avoid = "[data-no-words]";

/**
 * Words that appear one after another wherever there is room in the positioned ancestor, and
 * fade out. They are decorative: hidden from screen readers, and absent while nothing may move.
 */
export function CategoryWords({ words }: { words: string[] }) {
	const area = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const element = area.current;
		if (!element || words.length === 0) return;
		let timer: ReturnType<typeof setInterval> | undefined;
		// After a layout change, the positions already found may no longer be free.
		const resizing = new ResizeObserver(() => element.replaceChildren());
		resizing.observe(element);
		for (const text of document.querySelectorAll(avoid)) resizing.observe(text);
		const unwatch = watchMotion(element, (mayMove) => {
			clearInterval(timer);
			element.replaceChildren();
			if (!mayMove) return;
			timer = setInterval(() => showWord(element, words), wordSpawnMs);
		});
		return () => {
			clearInterval(timer);
			resizing.disconnect();
			unwatch();
			element.replaceChildren();
		};
	}, [words]);

	return (
		<div ref={area} className={styles.area} data-words aria-hidden="true" />
	);
}

/** Shows a random word in a free position, if there is one. */
function showWord(area: HTMLElement, words: string[]): void {
	const shown = new Set([...area.children].map((child) => child.textContent));
	const rest = words.filter((word) => !shown.has(word));
	const word = rest[Math.floor(Math.random() * rest.length)];
	if (!word) return;
	const element = document.createElement("span");
	element.className = styles.word ?? "";
	element.textContent = word;
	area.append(element);

	const frame = area.getBoundingClientRect();
	const obstacles = [...document.querySelectorAll(avoid), ...area.children]
		.filter((other) => other !== element)
		.map((other) => boxWithin(frame, other.getBoundingClientRect()));
	const place = placeWord(
		// Not offsetWidth, which is rounded: five times larger, the word would come too close to the edge.
		element.getBoundingClientRect(),
		frame,
		obstacles,
		Math.random,
	);
	if (!place) {
		element.remove();
		return;
	}
	element.style.left = `${place.x}px`;
	element.style.top = `${place.y}px`;
	const fade = (wordAnimationMs - wordDisplayMs) / 2 / wordAnimationMs;
	const animation = element.animate(
		[
			{ scale: wordScale.from, opacity: 0 },
			{ opacity: wordPeakOpacity, offset: fade },
			{ opacity: wordPeakOpacity, offset: 1 - fade },
			{ scale: place.scale, opacity: 0 },
		],
		{ duration: wordAnimationMs, fill: "both" },
	);
	animation.onfinish = () => element.remove();
}

function boxWithin(frame: DOMRect, { left, top, width, height }: DOMRect): Box {
	return { left: left - frame.left, top: top - frame.top, width, height };
}
