/** Which address this tab has loaded anew for want of a part, and when. */
const mark = "reloaded-for";
/** What is still missing so soon after a reload would be missing after the next one too, in milliseconds. */
const noSecondWithinMs = 60_000;
const noticeId = "part-missing";

/**
 * To be called where a part of the page at this address could not be loaded. Where the
 * server answers, a new version was deployed under this tab: the address is loaded from
 * there, once. Otherwise, or when that has not helped, a notice says so.
 */
export async function whenPartIsMissing(): Promise<void> {
	if ((await isServerThere()) && mayReload()) location.reload();
	else showNotice();
}

/** A module, or none at all and a page that stays as it stands. For React.lazy, which would take the whole page down. */
export function orAsItStands<T>(module: Promise<T>): Promise<T> {
	return module.catch(() => {
		whenPartIsMissing();
		return new Promise<T>(() => {});
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
	try {
		const [at, address] = sessionStorage.getItem(mark)?.split(" ") ?? [];
		const isRecent = Date.now() - Number(at) < noSecondWithinMs;
		if (address === location.href && isRecent) return false;
		sessionStorage.setItem(mark, `${Date.now()} ${location.href}`);
		return true;
	} catch {
		// Without storage we could not tell a second time from the first: rather not loop.
		return false;
	}
}

/** React may be what is missing, so this is made by hand; the empty address is the one that shows. */
function showNotice(): void {
	clearNotice();
	document.body.insertAdjacentHTML(
		"beforeend",
		`<p id="${noticeId}" class="notice" role="alert">Part of this page could not be loaded. <a href="">Load it again</a></p>`,
	);
}
