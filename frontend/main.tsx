import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadNotFound, loadPage } from "./App.tsx";
import { Document } from "./Document.tsx";
import { leaveClicksToReact } from "./state/early-presses.ts";
import { whenPartIsMissing } from "./state/reload.ts";
import { followHistory } from "./state/scroll.ts";
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

// 404.html answers every unknown path, so it must first wake as what it is.
const isNotFoundFile =
	document.querySelector('meta[name="status"]')?.getAttribute("content") ===
	"404";

async function wake(): Promise<void> {
	const [page] = await Promise.all([
		(isNotFoundFile ? loadNotFound : loadPage)(location.pathname),
		afterFirstPaint(),
	]);
	followHistory();
	leaveClicksToReact();
	startTransition(() => {
		hydrateRoot(document, <Document page={page} />);
	});
}

// Asleep the page still reads whole and its links work.
wake().catch(whenPartIsMissing);
