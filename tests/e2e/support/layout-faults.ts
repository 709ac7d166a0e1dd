import type { Page } from "playwright/test";

/**
 * Returns what a sighted reader could not read or reach in the page's current state: a page wider
 * than its window (WCAG 1.4.10), and text that is cut off or overlaps other text (1.4.4, 1.4.12);
 * and what a screen reader may spell: its hidden text, broken within words.
 */
export function layoutFaults(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		const faults =
			scrollWidth > clientWidth
				? [`${scrollWidth - clientWidth} px wider than the window`]
				: [];
		for (const [node, boxes] of texts()) {
			const words = node.data.trim().split(/[\s-]+/);
			if (isForListeners(node.parentElement) && boxes.length > words.length)
				faults.push(`"${node.data}" is broken within words`);
		}
		const pieces = textPieces();
		for (const piece of pieces) {
			const cut = cutBy(piece);
			if (cut) faults.push(`"${piece.text}" is cut by ${cut}`);
		}
		for (const [index, piece] of pieces.entries()) {
			const other = pieces
				.slice(index + 1)
				.find((next) => next.block !== piece.block && overlap(piece, next));
			if (other) faults.push(`"${piece.text}" lies on "${other.text}"`);
		}
		return faults;

		type Piece = {
			text: string;
			element: Element;
			block: Element;
			box: DOMRect;
		};

		/** Each text with the boxes of its lines. */
		function texts(): [Text, DOMRectList][] {
			const walker = document.createTreeWalker(
				document.body,
				NodeFilter.SHOW_TEXT,
			);
			const found: [Text, DOMRectList][] = [];
			while (walker.nextNode()) {
				const range = document.createRange();
				range.selectNodeContents(walker.currentNode);
				found.push([walker.currentNode as Text, range.getClientRects()]);
			}
			return found;
		}

		/** One box per line of each visible text; text for screen readers only is left out. */
		function textPieces(): Piece[] {
			const found: Piece[] = [];
			for (const [node, boxes] of texts()) {
				const element = node.parentElement;
				const text = node.data.trim();
				if (!element || !text || !isShown(element)) continue;
				for (const box of boxes) {
					if (box.width < 1 || box.height < 1) continue;
					if (isBelowLastLine(element, box)) continue;
					const block = blockOf(element);
					found.push({
						text: text.slice(0, 40),
						element,
						block,
						box: seenOf(element, box),
					});
				}
			}
			return found;
		}

		function isShown(element: Element): boolean {
			return (
				element.checkVisibility({
					opacityProperty: true,
					visibilityProperty: true,
				}) &&
				!element.closest(
					".skip-link, [aria-hidden=true], script, style, noscript, svg",
				) &&
				!isForListeners(element)
			);
		}

		/** Shrunk to a point, for screen readers only. */
		function isForListeners(element: Element | null): boolean {
			return (
				element !== null &&
				(getComputedStyle(element).clipPath === "inset(50%)" ||
					isForListeners(element.parentElement))
			);
		}

		/** Excludes text that is shortened with an ellipsis. */
		function seenOf(element: Element, box: DOMRect): DOMRect {
			if (getComputedStyle(element).textOverflow !== "ellipsis") return box;
			const { right } = element.getBoundingClientRect();
			const width = Math.max(0, Math.min(box.right, right) - box.left);
			return new DOMRect(box.left, box.top, width, box.height);
		}

		/**
		 * Text clamped to a number of lines on purpose ends in an ellipsis, and is shown in full
		 * elsewhere.
		 */
		function isBelowLastLine(element: Element, box: DOMRect): boolean {
			const { webkitLineClamp } = getComputedStyle(element);
			return (
				webkitLineClamp !== "none" &&
				box.bottom > element.getBoundingClientRect().bottom + 3
			);
		}

		function blockOf(element: Element): Element {
			return getComputedStyle(element).display === "inline" &&
				element.parentElement
				? blockOf(element.parentElement)
				: element;
		}

		function cutBy({ element, box }: Piece): string | null {
			for (
				let around: Element | null = element;
				around && around !== document.body;
				around = around.parentElement
			) {
				const style = getComputedStyle(around);
				const { overflowX, overflowY } = style;
				const edge = around.getBoundingClientRect();
				// The ellipsis shows that there is more, and the link leads to it.
				if (style.textOverflow === "ellipsis") return null;
				const isClipped =
					(/hidden|clip/.test(overflowX) &&
						(box.right > edge.right + 1 || box.left < edge.left - 1)) ||
					(/hidden|clip/.test(overflowY) &&
						(box.bottom > edge.bottom + 3 || box.top < edge.top - 3));
				if (isClipped) return `${around.tagName} ${around.className}`;
				if (/auto|scroll/.test(overflowX + overflowY)) return null;
			}
			return box.left < -1 || box.right > clientWidth + 1 ? "the window" : null;
		}

		// Line boxes are taller than their letters.
		function overlap({ box: a }: Piece, { box: b }: Piece): boolean {
			const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
			const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
			return across > 2 && down > Math.min(a.height, b.height) * 0.4;
		}
	});
}

/**
 * Returns controls that a finger could miss: smaller than 24 × 24 px and not part of a sentence
 * (WCAG 2.5.8) or, if a task depends on them, smaller than a fingertip's 44 px.
 */
export async function smallTargets(page: Page): Promise<string[]> {
	const links = await targetsBelow(page, 24, "a[href], summary, [role=option]");
	const controls = await targetsBelow(
		page,
		44,
		"button, input, textarea, select, header a",
	);
	return [...links, ...controls];
}

function targetsBelow(
	page: Page,
	least: number,
	selector: string,
): Promise<string[]> {
	return page.evaluate(
		({ least, selector }) => {
			const controls = document.querySelectorAll<HTMLElement>(selector);
			return [...controls]
				.filter(
					(control) =>
						control.checkVisibility({ visibilityProperty: true }) &&
						!control.closest(".skip-link, [aria-hidden=true], [inert]"),
				)
				.filter((control) => !isInSentence(control))
				.map((control) => ({ control, box: control.getBoundingClientRect() }))
				.filter(({ box }) => box.width > 0)
				.filter(({ box }) => box.width < least || box.height < least)
				.map(
					({ control, box }) =>
						`${control.textContent?.trim().slice(0, 40) || control.getAttribute("aria-label")}: ${Math.round(box.width)} × ${Math.round(box.height)} px`,
				);

			function isInSentence(control: Element): boolean {
				const around = control.parentElement;
				return (
					getComputedStyle(control).display === "inline" &&
					around !== null &&
					[...around.childNodes].some(
						(node) =>
							node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
					)
				);
			}
		},
		{ least, selector },
	);
}
