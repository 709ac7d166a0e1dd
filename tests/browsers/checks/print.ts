import { deepEqual, ok } from "node:assert/strict";
import { platformPath } from "#content/routes.ts";
import type { BrowserKind } from "#tests/browsers/drive/tab.ts";
import type { Page } from "#tests/browsers/page.ts";
import { allPaths } from "#tests/e2e/support/paths.ts";
import { screens } from "#tests/screens.ts";
import type { Check } from "./check.ts";
import { readSheets, type Sheet, type Word } from "./printed-sheets.ts";
import { showsTypeface } from "./typeface.ts";

const kinds = [
	"home",
	"platform",
	"extension",
	"service",
	"about",
	"privacy",
	"category",
];
/**
 * Printing takes Firefox seconds per page, and sheet breaks differ between browsers, so Chromium
 * prints all pages.
 */
const pathsFor = (browser: BrowserKind["name"]) =>
	browser === "Chromium"
		? allPaths()
		: kinds.map((name) => screens[name] ?? "/");
/**
 * How much of a sheet's height within its margins may be blank at its foot; on the last sheet, all
 * of it.
 */
const mostBlank = 0.28;
/**
 * The platform's extensions are a heading and a row of pictures, which move to the next sheet
 * together.
 */
const mostBlankThere = 0.35;

export const printChecks: Check[] = [
	{
		name: "print: no stranded heading, no overlapping text, no largely blank sheet, no figure cut",
		unable: { WebKit: "its driver does not print" },
		inChromium: true,
		async run({ page, browser }) {
			const wrong: string[] = [];
			const paths = pathsFor(browser);
			let count = 0;
			for (const path of paths) {
				await openInTypeface(page, path);
				const { headings, figures } = await page.tab.evaluate(readPage);
				const pdf = await page.tab.pdf?.();
				ok(pdf);
				const sheets = readSheets(pdf);
				count += sheets.length;
				const faults = [
					...sheets.flatMap(({ words }) => coveredIn(words)),
					...sheets
						.map(({ words }) => lastLine(words))
						.filter((line) => headings.includes(line))
						.map((line) => `${line} alone`),
					...sheets
						.slice(0, -1)
						.flatMap(({ blank }, index) =>
							blank > (path === platformPath ? mostBlankThere : mostBlank)
								? [`sheet ${index + 1} is blank by ${blank.toFixed(2)}`]
								: [],
						),
					...figures
						.filter((figure) => isCut(sheets, figure))
						.map(([caption]) => `the figure "${caption}" is cut`),
				];
				wrong.push(...faults.map((fault) => `${path}: ${fault}`));
			}
			deepEqual(wrong, []);
			return `${paths.length} pages, ${count} sheets`;
		},
	},
];

/** Opens a path until its text is in the typeface, which is left out wherever it comes late. */
async function openInTypeface(page: Page, path: string): Promise<void> {
	for (let tries = 0; tries < 10; tries++) {
		await page.open(path);
		if (await page.tab.evaluate(showsTypeface)) return;
	}
	throw new Error(`${path} was never shown in the typeface`);
}

/**
 * The headings below the h1, and each figure's caption and last words, except bold ones: poppler
 * cannot read what Firefox prints in bold.
 */
function readPage(): { headings: string[]; figures: [string, string][] } {
	const wordsOf = (node: Node | null | undefined) =>
		node?.textContent?.trim().replace(/\s+/g, " ") ?? "";
	const figures = [...document.querySelectorAll("main figure")];
	return {
		headings: [...document.querySelectorAll("main h2, main h3")].map(wordsOf),
		figures: figures.map((figure): [string, string] => {
			const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
			let last = "";
			while (texts.nextNode()) {
				const { parentElement } = texts.currentNode;
				if (!parentElement?.closest("svg, .visually-hidden, strong, em, b"))
					last = wordsOf(texts.currentNode) || last;
			}
			return [wordsOf(figure.querySelector("figcaption span")), last];
		}),
	};
}

/**
 * Returns whether no single sheet has both ends of a figure. Poppler has to guess where words end.
 */
function isCut(sheets: Sheet[], ends: [string, string]): boolean {
	const texts = sheets.map(({ words }) =>
		words.map(({ text }) => text).join(""),
	);
	// In a narrow column, only the first words of a line are sure to be on one line.
	const starts = ends.map((end) => end.split(" ").slice(0, 2).join(""));
	return !texts.some((text) => starts.every((start) => text.includes(start)));
}

function lastLine(words: Word[]): string {
	const lowest = Math.max(...words.map(({ bottom }) => bottom));
	return words
		.filter(({ bottom }) => lowest - bottom < 3)
		.map(({ text }) => text)
		.join(" ");
}

/**
 * Returns words that are mostly covered by another printed word. The line boxes of a heading
 * overlap because they are higher than its letters; an address broken at a line's end is one word,
 * with a box around both lines.
 */
function coveredIn(all: Word[]): string[] {
	const words = all.filter(({ text }) => !text.startsWith("(http"));
	return words.flatMap((a, index) =>
		words
			.slice(index + 1)
			.filter((b) => {
				const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
				const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
				const smaller = Math.min(
					(a.right - a.left) * (a.bottom - a.top),
					(b.right - b.left) * (b.bottom - b.top),
				);
				return width > 0 && height > 0 && width * height > smaller * 0.6;
			})
			.map((b) => `"${b.text}" over "${a.text}"`),
	);
}
