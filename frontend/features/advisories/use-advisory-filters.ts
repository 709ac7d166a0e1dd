import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { routes } from "#content/routes.ts";
import { severities, statuses } from "#content/schema/advisory-terms.ts";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import { changedEntry } from "#frontend/router/history-entry.ts";

/** The address follows the typing after this pause: browsers limit how often it may change. */
const writeDelayMs = 250;

/** Of the search text, in characters. */
const maxTextLength = 200;

/** What narrows the advisories; "" leaves nothing out. */
export type AdvisoryFilters = {
	text: string;
	severity: string;
	status: string;
};

const none: AdvisoryFilters = { text: "", severity: "", status: "" };

/**
 * Search text and choices of the advisories. Their home is the address, so that a view can be
 * shared and Back returns to it; here they are only until the typing pauses.
 */
export function useAdvisoryFilters(): [
	filters: AdvisoryFilters,
	change: (change: Partial<AdvisoryFilters>) => void,
] {
	const isHydrating = useIsHydrating();
	const [path, navigate] = useLocation();
	const search = useSearch();
	// While the code of the next page is loading, the address already names that page.
	const [shown, setShown] = useState(search);
	if (path === routes.advisories && shown !== search) setShown(search);
	const [typed, setTyped] = useState<AdvisoryFilters>();
	const timer = useRef(0);
	useEffect(() => () => clearTimeout(timer.current), []);
	const inAddress = isHydrating ? none : readFilters(shown);
	const filters = typed ?? inAddress;
	// Of several changes before the next rendering, as in a replay, none undoes the one before.
	const latest = useRef(filters);
	useLayoutEffect(() => {
		latest.current = filters;
	});

	function change(next: Partial<AdvisoryFilters>) {
		const merged = { ...latest.current, ...next };
		merged.text = merged.text.slice(0, maxTextLength);
		latest.current = merged;
		setTyped(merged);
		clearTimeout(timer.current);
		timer.current = window.setTimeout(() => {
			if (location.pathname !== routes.advisories) return;
			try {
				// A choice says more than the one advisory that a link named before.
				const query = toQuery(merged) || location.hash;
				navigate(routes.advisories + query, {
					replace: true,
					state: changedEntry({}),
				});
				setTyped(undefined);
			} catch {
				// The browser's limit: the list is narrowed all the same.
			}
		}, writeDelayMs);
	}

	return [filters, change];
}

function readFilters(search: string): AdvisoryFilters {
	const query = new URLSearchParams(search);
	const chosen = (name: string, choices: readonly string[]) =>
		choices.find((choice) => choice === query.get(name)) ?? "";
	return {
		text: (query.get("q") ?? "").slice(0, maxTextLength),
		severity: chosen("severity", severities),
		status: chosen("status", statuses),
	};
}

function toQuery({ text, severity, status }: AdvisoryFilters): string {
	const query = String(
		new URLSearchParams({
			...(text && { q: text }),
			...(severity && { severity }),
			...(status && { status }),
		}),
	);
	return query && `?${query}`;
}
