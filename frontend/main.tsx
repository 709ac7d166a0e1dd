import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Document } from "./Document.tsx";
import { listen } from "./hooks/listen.ts";
import {
	notePrerenderedPage,
	restoreAroundReact,
	showPrerenderedPage,
} from "./router/prerendered-page.ts";
import {
	noticeId,
	reloadForMissingChunk,
	watchLeaving,
} from "./router/reload.ts";
import { stopRecordingClicks } from "./router/replay-events.ts";
import { reportOnce } from "./router/report.ts";
import { scrollRestoration } from "./router/scroll-restoration.ts";
import { hasScreen, loadBuiltPage, loadNotFound } from "./screens.tsx";
import "./styles/base.css";

/** Resolves once the browser has painted the prerendered page, or as soon as the visitor interacts. */
function afterFirstPaint(): Promise<void> {
	return new Promise((resolve) => {
		listen(
			window,
			{ "pointerdown keydown": () => resolve() },
			{ once: true, passive: true },
		);
		// The second frame starts after the first was painted; a hidden tab gets no frames.
		requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
		const isPainted = performance.getEntriesByType("paint").length > 0;
		if (isPainted || document.hidden) resolve();
	});
}

/**
 * Resolves once the whole page has been parsed; on a stalling connection the scripts may arrive
 * before it. The page's last element is the stylesheet, which blocks the parser: on a slow
 * connection, waiting for it as well delayed hydration by 140 ms.
 */
function afterParsing(): Promise<void> {
	return new Promise((resolve) => {
		const isWhole = document.querySelector("body > link[rel=stylesheet]");
		if (isWhole || document.readyState !== "loading") resolve();
		else addEventListener("DOMContentLoaded", () => resolve());
	});
}

// 404.html is served for every unknown path, so it must first hydrate as Page Not Found.
const isNotFoundFile = document.querySelector(
	'meta[name="status"][content="404"]',
);

function restoreAndReport(error: unknown): void {
	restoreAroundReact();
	reportOnce(error);
}

/** Shows the page as if this script were missing (build/inline/load-scripts.ts): nothing will respond to its buttons. */
function showPlainPage(): void {
	document
		.querySelector("script[type=module]")
		?.dispatchEvent(new Event("error"));
}

async function start(): Promise<void> {
	// Not of the address: Back or Forward may have changed that since, and nothing else.
	const path = window.recordedEvents?.path ?? location.pathname;
	// A copy of a page at another path, as in a web archive, would become Page Not Found.
	if (!isNotFoundFile && !hasScreen(path)) {
		await afterParsing();
		showPlainPage();
		return;
	}
	const [page] = await Promise.all([
		isNotFoundFile ? loadNotFound(path) : loadBuiltPage(path),
		afterFirstPaint(),
		afterParsing(),
	]);
	notePrerenderedPage(path);
	scrollRestoration.start(path);
	stopRecordingClicks();
	startTransition(() => {
		hydrateRoot(document, <Document page={page} ssrPath={path} />, {
			onCaughtError: restoreAndReport,
			onRecoverableError: restoreAndReport,
			onUncaughtError: (error) => {
				reportOnce(error);
				showPrerenderedPage();
			},
		});
	});
}

watchLeaving();
// Even before hydration the page is complete and its links work.
start().catch(async (error) => {
	await reloadForMissingChunk(error);
	if (document.getElementById(noticeId)) showPlainPage();
});
