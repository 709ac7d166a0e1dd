// Advance widths of the site's typeface in thousandths of an em, from the space to "~" and then
// the characters of `others`; measured in Chromium and checked by
// tests/frontend/figures/figures.test.ts.
const others = "–—’‘“”·×≤≥→…½";
const regular =
	"200 273 384 716 608 786 755 232 406 406 408 531 255 506 255 443 666 391 545 574 600 574 599 532 582 610 255 255 531 531 531 567 853 728 636 741 752 638 602 765 736 254 455 692 588 906 736 786 656 787 656 608 648 712 728 1089 688 676 623 406 443 406 531 426 354 533 606 533 606 564 354 606 599 240 240 535 240 922 599 584 606 606 375 473 377 589 523 767 551 523 496 406 242 406 531 586 886 255 255 409 409 103 531 572 572 676 655 768";
const bold =
	"193 295 449 727 637 786 768 256 439 439 430 544 275 493 275 444 677 387 557 579 615 581 615 561 598 619 275 275 544 544 544 580 867 733 645 747 755 630 594 764 725 254 427 712 589 898 725 794 667 806 664 637 664 704 733 1087 707 700 631 439 444 439 544 466 354 558 621 552 621 571 370 621 612 260 260 558 260 941 612 597 621 621 390 494 406 604 536 800 587 536 513 439 234 439 544 599 899 275 275 471 471 144 544 572 572 665 728 874";

const tables = { 400: regular, 600: bold };

export type Weight = keyof typeof tables;

const widths = Object.fromEntries(
	Object.entries(tables).map(([weight, list]) => [
		weight,
		list.split(" ").map(Number),
	]),
);

/** Assumed for characters that are not in the tables: the width of the widest one in them. */
const widest = 1089;
/** The word spacing that styles/base.css adds to each space. */
const wordSpacing = 50;

/**
 * Returns the width of a text.
 * @param size font size in any unit; the width is in the same unit
 */
export function textWidth(text: string, size: number, weight: Weight): number {
	let total = 0;
	for (const char of text) {
		const code = char.charCodeAt(0) - 32;
		const index = code < 95 ? code : 95 + others.indexOf(char);
		const isKnown = code < 95 || others.includes(char);
		total += (isKnown && widths[weight]?.[index]) || widest;
		if (char === " ") total += wordSpacing;
	}
	return (total * size) / 1000;
}

/** Breaks a text into lines of at most the given width; a single word that is wider is split. */
export function wrapText(
	text: string,
	width: number,
	size: number,
	weight: Weight,
): string[] {
	const fits = (line: string) => textWidth(line, size, weight) <= width;
	const lines: string[] = [];
	let line = "";
	for (const word of text.split(" ")) {
		const longer = line ? `${line} ${word}` : word;
		if (fits(longer)) {
			line = longer;
			continue;
		}
		if (line) lines.push(line);
		line = "";
		for (const char of word) {
			if (line && !fits(line + char)) {
				lines.push(line);
				line = "";
			}
			line += char;
		}
	}
	return [...lines, line];
}

/**
 * Breaks a text into as many lines as wrapText, but of similar lengths, so that no word is left
 * alone on the last one.
 */
export function balanceText(
	text: string,
	width: number,
	size: number,
	weight: Weight,
): string[] {
	let lines = wrapText(text, width, size, weight);
	if (lines.length === 1) return lines;
	const longestWord = Math.max(
		...text.split(" ").map((word) => textWidth(word, size, weight)),
	);
	for (let narrower = width - 4; narrower > longestWord; narrower -= 4) {
		const shorter = wrapText(text, narrower, size, weight);
		if (shorter.length > lines.length) break;
		lines = shorter;
	}
	return lines;
}
