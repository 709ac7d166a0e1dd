import { flushSync } from "react-dom";
import type { SearchDocument } from "#content/search/document.ts";
import { remember } from "./recent.ts";
import type { SearchHit } from "./search-engine.ts";
import { closeSearch } from "./search-store.ts";

/** What a result does when it is chosen. */
export type Outcome = "open" | "copy" | "call" | "write";

/**
 * Returns what choosing a document does: an answer copies its fact or, on a touch device, calls or
 * writes; everything else is opened.
 */
export function outcomeOf({ copies, opens }: SearchDocument): Outcome {
	if (opens && matchMedia("(hover: none)").matches) {
		return opens.startsWith("tel:") ? "call" : "write";
	}
	return copies ? "copy" : "open";
}

/** Stores a result as recent, closes the dialog, and does what choosing the result does. */
export function openResult(
	{ document, link }: SearchHit,
	copy: (text: string) => void,
): void {
	remember(link);
	// Now, as closing returns focus to where it was, and what is opened moves it.
	flushSync(closeSearch);
	const { run, copies = "", opens = link } = document;
	const outcome = outcomeOf(document);
	if (run) run();
	else if (outcome === "open") follow(link);
	else if (outcome === "copy") copy(copies);
	else press(opens);
}

/** Follows a result's link: to a page, to a section of this page, to another site, or to a file or mail address. */
function follow(link: string): void {
	if (link.startsWith("http")) window.open(link, "_blank", "noopener");
	else press(link);
}

/**
 * Opens a file, or another program for a number or an address. By a link, from which router/reload.ts knows that
 * a call or a mail does not leave the page.
 */
function press(href: string): void {
	const link = document.createElement("a");
	link.href = href;
	document.body.append(link);
	link.click();
	link.remove();
}
