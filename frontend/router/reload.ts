import * as words from "#content/copy/interface/broken.yaml";
import { numberFrom, object, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";
import { MissingFileError } from "./fetch-once.ts";
import { isMissingChunk, reportOnce } from "./report.ts";

/** Which address this tab has reloaded for want of a chunk, and when. */
const storedReload = stored(
	() => sessionStorage,
	"reloaded-for",
	1,
	object({ at: numberFrom(0, 8.64e15), address: text(20_000) }),
);
/** What is still missing so soon after a reload would be missing after the next one too, in milliseconds. */
const noSecondWithinMs = 60_000;
const noticeId = "chunk-missing";
/** How long a page that is being left may take to go before it counts as still here, in milliseconds. */
const leavingMs = 10_000;
/** State of the module: the one document is left, whoever asks. */
let beganToLeaveAt = Number.NEGATIVE_INFINITY;

/**
 * Notes when the visitor goes elsewhere: Firefox and Safari then drop at once what the page is
 * still loading, and a reload for that would keep the visitor here.
 */
export function noteLeaving(): void {
	addEventListener("beforeunload", () => {
		beganToLeaveAt = performance.now();
	});
}

/**
 * To be called where the code for this address could not be loaded. Where the server
 * answers, a new version was deployed under this tab: the address is loaded from there,
 * once. Otherwise, or when that has not helped, a notice says so.
 */
export async function reloadForMissingChunk(error: unknown): Promise<void> {
	reportOnce(error);
	if (performance.now() - beganToLeaveAt < leavingMs) {
		// A download, for one, leaves the page where it is.
		setTimeout(showNotice, leavingMs);
		return;
	}
	if ((await isServerThere()) && mayReload()) location.reload();
	else showNotice();
}

/** The chunk of a React.lazy; where it or its words are missing the page reloads, and what stands there is the boundary's to say. */
export function orReload<T>(chunk: Promise<T>): Promise<T> {
	return chunk.catch((error) => {
		if (isMissingChunk(error) || error instanceof MissingFileError)
			reloadForMissingChunk(error);
		throw error;
	});
}

/** To be called when the visitor goes elsewhere. */
export function clearNotice(): void {
	document.getElementById(noticeId)?.remove();
}

/** Without a network a reload would lose the page that the visitor has. */
function isServerThere(): Promise<boolean> {
	return fetch("", { method: "HEAD", cache: "no-store" }).then(
		() => true,
		() => false,
	);
}

function mayReload(): boolean {
	const last = storedReload.read();
	const age = Date.now() - (last?.at ?? 0);
	const isRecent = age >= 0 && age < noSecondWithinMs;
	if (last?.address === location.href && isRecent) return false;
	// Without storage we could not tell a second time from the first: rather not loop.
	return storedReload.write({ at: Date.now(), address: location.href });
}

/** React may be what is missing, so this is made by hand; the empty address is the one that shows. */
function showNotice(): void {
	clearNotice();
	document.body.insertAdjacentHTML(
		"beforeend",
		`<p id="${noticeId}" class="notice" role="alert">${words.chunk} <a href="">${words.reloadLabel}</a></p>`,
	);
}
