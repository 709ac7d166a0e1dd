import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Document } from "./Document.tsx";
import {
	notePrerenderedPage,
	restoreAroundReact,
	showPrerenderedPage,
} from "./router/prerendered-page.ts";
import { noteLeaving, reloadForMissingChunk } from "./router/reload.ts";
import { stopRecordingClicks } from "./router/replay-events.ts";
import { reportOnce } from "./router/report.ts";
import { scrollRestoration } from "./router/scroll-restoration.ts";
import { loadBuiltPage, loadNotFound } from "./screens.tsx";
import "./styles/base.css";

/** Resolves when the browser has painted the prerendered page, or when the visitor acts sooner. */
function afterFirstPaint(): Promise<void> {
	return new Promise((resolve) => {
		for (const type of ["pointerdown", "keydown", "touchstart"]) {
			addEventListener(type, () => resolve(), { once: true, passive: true });
		}
		// The second frame begins after the first was painted; a hidden tab gets no frames.
		requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
		const isPainted = performance.getEntriesByType("paint").length > 0;
		if (isPainted || document.hidden) resolve();
	});
}

/**
 * Resolves when the whole page has come; on a line that stalls the scripts may be here sooner.
 * Its last element is the stylesheet, for which the parser waits: measured over a slow line,
 * hydration that waits with it comes 140 ms later.
 */
function afterParsing(): Promise<void> {
	return new Promise((resolve) => {
		const isWhole = document.querySelector("body > link[rel=stylesheet]");
		if (isWhole || document.readyState !== "loading") resolve();
		else addEventListener("DOMContentLoaded", () => resolve(), { once: true });
	});
}

// 404.html is the response to every unknown path, so it must first hydrate as what it is.
const isNotFoundFile =
	document.querySelector('meta[name="status"]')?.getAttribute("content") ===
	"404";

function restoreAndReport(error: unknown): void {
	restoreAroundReact();
	reportOnce(error);
}

async function start(): Promise<void> {
	const [page] = await Promise.all([
		isNotFoundFile
			? loadNotFound(location.pathname)
			: loadBuiltPage(location.pathname),
		afterFirstPaint(),
		afterParsing(),
	]);
	notePrerenderedPage();
	scrollRestoration.start();
	stopRecordingClicks();
	startTransition(() => {
		hydrateRoot(document, <Document page={page} />, {
			onCaughtError: restoreAndReport,
			onRecoverableError: restoreAndReport,
			onUncaughtError: (error) => {
				reportOnce(error);
				showPrerenderedPage();
			},
		});
	});
}

noteLeaving();
// Until it has hydrated the page still reads whole and its links work.
start().catch(reloadForMissingChunk);
