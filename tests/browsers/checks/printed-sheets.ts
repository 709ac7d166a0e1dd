import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programPath } from "#tests/browsers/drive/puppeteer.ts";

/** A word on paper, in points. */
export type Word = {
	left: number;
	top: number;
	right: number;
	bottom: number;
	text: string;
};

export type Sheet = {
	words: Word[];
	/** The blank share of its height within the margins at its foot, 0 to 1. */
	blank: number;
};

/** Dots per inch, and the 15 mm margin of styles/print.css in dots. */
const resolution = 36;
const margin = Math.round((15 / 25.4) * resolution);
/** Anything lighter counts as paper. */
const paper = 245;

/** Returns the contents of a PDF's sheets, as poppler reads and draws them. */
export function readSheets(pdf: Uint8Array): Sheet[] {
	const folder = mkdtempSync(join(tmpdir(), "print-"));
	try {
		const file = join(folder, "page.pdf");
		writeFileSync(file, pdf);
		const blanks = blanksOf(file);
		return wordsOf(file, join(folder, "page.html")).map((words, index) => ({
			words,
			blank: blanks[index] ?? 1,
		}));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function wordsOf(file: string, text: string): Word[][] {
	execFileSync(programPath("pdftotext"), ["-bbox", file, text]);
	const pages = readFileSync(text, "utf8").split("<page ").slice(1);
	const word =
		/xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g;
	return pages.map((page) =>
		[...page.matchAll(word)].map(([, left, top, right, bottom, text = ""]) => ({
			left: Number(left),
			top: Number(top),
			right: Number(right),
			bottom: Number(bottom),
			// Firefox prints ligatures.
			text: text
				.normalize("NFKC")
				.replaceAll("&apos;", "'")
				.replaceAll("&quot;", '"')
				.replaceAll("&lt;", "<")
				.replaceAll("&gt;", ">")
				.replaceAll("&amp;", "&"),
		})),
	);
}

/** Pictures count as well as words, so the sheets are rendered: as PGM, one after another. */
function blanksOf(file: string): number[] {
	let rest: Buffer = execFileSync(
		programPath("pdftoppm"),
		["-gray", "-r", String(resolution), file],
		{ maxBuffer: 2 ** 28 },
	);
	const blanks: number[] = [];
	while (rest.length > 0) {
		const [head = "", width, height] =
			/^P5\s(\d+)\s(\d+)\s255\s/.exec(rest.toString("latin1", 0, 40)) ?? [];
		if (!head) throw new Error("pdftoppm: no PGM");
		const [across, down] = [Number(width), Number(height)];
		const dots = rest.subarray(head.length, head.length + across * down);
		rest = rest.subarray(head.length + across * down);
		// Text that a browser prints in the margins, such as the address, does not fill the sheet.
		const foot = down - margin;
		let last = foot - 1;
		const isBlank = (row: number) =>
			dots
				.subarray(row * across, (row + 1) * across)
				.every((dot) => dot >= paper);
		while (last >= margin && isBlank(last)) last--;
		blanks.push((foot - 1 - last) / (foot - margin));
	}
	return blanks;
}
