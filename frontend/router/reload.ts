import * as words from "#content/copy/interface/broken.yaml";
import { numberFrom, object, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";
import { opensHere } from "./follow-links.ts";
import { reportOnce } from "./report.ts";

/** Which URL this tab has reloaded because of a missing chunk, and when. */
const storedReload = stored(
	() => sessionStorage,
	"reloaded-for",
	1,
	object({ at: numberFrom(0, 8.64e15), address: text(20_000) }),
);
/** A chunk still missing this soon after a reload would be missing after another one too, in milliseconds. */
const minReloadIntervalMs = 60_000;
/** A server that takes longer to respond than this would not show the page either, in milliseconds. */
const maxResponseMs = 5_000;
/** Id of the notice that a part of the page is missing. */
export const noticeId = "chunk-missing";
/** How long leaving a page may take before we conclude that it stayed open, in milliseconds. */
const leavingMs = 10_000;
/** A link that opens another program, beside the page. */
const programLink = "a:is([href^='tel:'], [href^='mailto:'])";
/** How soon after a click on such a link Chromium fires `beforeunload` for it, in milliseconds. */
const programMs = 1_000;
/** Module state, as there is one document to leave. */
let beganToLeaveAt = Number.NEGATIVE_INFINITY;

/**
 * Listens from now on for the visitor starting to leave the page: Firefox and Safari then cancel its pending
 * requests at once, and reloading because of that would keep the visitor here.
 */
export function watchLeaving(): void {
	let openedProgramAt = Number.NEGATIVE_INFINITY;
	addEventListener("beforeunload", () => {
		const now = performance.now();
		if (now - openedProgramAt > programMs) beganToLeaveAt = now;
	});
	// Safari on iOS has no such event.
	addEventListener("click", (event) => {
		if (!opensHere(event)) return;
		const isOn = (links: string) => (event.target as Element).closest?.(links);
		if (isOn(programLink)) openedProgramAt = performance.now();
		else if (isOn("a:not([target], [href^='#'])"))
			beganToLeaveAt = performance.now();
	});
}

/** Returns whether a request that has failed just now may have been cancelled because the visitor leaves. */
export function isLeaving(): boolean {
	return performance.now() - beganToLeaveAt < leavingMs;
}

/**
 * Handles a failure to load the code of the current URL. If the server responds, a new version
 * was probably deployed since this tab was opened, so the page is reloaded once. If it does not,
 * or the reload did not help, a notice is shown.
 */
export async function reloadForMissingChunk(error: unknown): Promise<void> {
	reportOnce(error);
	const { href } = location;
	// Another page may be on screen by the time that we know.
	const isStillHere = () => location.href === href;
	// The visitor may be leaving, even if we began to listen for that too late, and come back to the
	// page from the back/forward cache, without what was cancelled.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && isStillHere()) reloadOnce();
	});
	const isThere = !isLeaving() && (await isServerThere());
	if (!isStillHere()) return;
	// Again, because a link may have been followed meanwhile.
	if (isLeaving()) {
		// The page may stay open after all, for example if the link was a download.
		setTimeout(() => isStillHere() && showNotice(), leavingMs);
	} else if (!isThere || !reloadOnce()) showNotice();
}

/** Removes the notice about a missing chunk; to be called on navigation. */
export function clearNotice(): void {
	document.getElementById(noticeId)?.remove();
}

/** Returns whether the server responds at all: reloading without a network would lose the page. */
function isServerThere(): Promise<boolean> {
	return new Promise((resolve) => {
		setTimeout(resolve, maxResponseMs, false);
		fetch("", { method: "HEAD", cache: "no-store" }).then(
			() => resolve(true),
			() => resolve(false),
		);
	});
}

/** Reloads the page, at most once a minute for each URL. @returns whether it does */
export function reloadOnce(): boolean {
	// Until the page has hydrated, a message is saved nowhere.
	const message = document.querySelector<HTMLTextAreaElement>(
		"html:not([data-hydrated]) textarea",
	);
	if (message?.value) return false;
	const last = storedReload.read();
	const age = Date.now() - (last?.at ?? 0);
	const isRecent = age >= 0 && age < minReloadIntervalMs;
	if (last?.address === location.href && isRecent) return false;
	// Without storage a second reload could not be detected, so do not risk a loop.
	const isNoted = storedReload.write({
		at: Date.now(),
		address: location.href,
	});
	if (isNoted) location.reload();
	return isNoted;
}

/** Shows a notice without React, which may be what is missing; the empty href links to the current URL. */
function showNotice(): void {
	clearNotice();
	document.body.insertAdjacentHTML(
		"beforeend",
		`<p id="${noticeId}" class="notice" role="alert">${words.chunk} <a href="">${words.reloadLabel}</a></p>`,
	);
}
