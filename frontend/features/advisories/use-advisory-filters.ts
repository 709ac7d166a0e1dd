import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { cutText } from "#content/cut-text.ts";
import { routes } from "#content/routes.ts";
import { severities, statuses } from "#content/schema/advisory-terms.ts";
import {
	maxFilterLength,
	useAddressFilters,
} from "#frontend/hooks/use-address-filters.ts";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import { changedEntry } from "#frontend/router/history-entry.ts";

/** Filters for the advisories; "" filters nothing out. */
export type AdvisoryFilters = {
	text: string;
	severity: string;
	status: string;
};

const none: AdvisoryFilters = { text: "", severity: "", status: "" };

/** Returns the advisories' filters, which live in the URL, and a function to change them. */
export function useAdvisoryFilters(): [
	filters: AdvisoryFilters,
	change: (change: Partial<AdvisoryFilters>) => void,
] {
	const isHydrating = useIsHydrating();
	const [path, navigate] = useLocation();
	const search = useSearch();
	// While the code of the next page is loading, the URL already names that page.
	const [shown, setShown] = useState(search);
	if (path === routes.advisories && shown !== search) setShown(search);

	function write(filters: AdvisoryFilters): boolean {
		if (location.pathname !== routes.advisories) return false;
		try {
			// A filter takes precedence over the advisory that an earlier link named.
			const query = toQuery(filters) || location.hash;
			navigate(routes.advisories + query, {
				replace: true,
				state: changedEntry({}),
			});
			return true;
		} catch {
			// The browser limits how often the URL may change; the list is filtered all the same.
			return false;
		}
	}

	return useAddressFilters("", isHydrating ? none : readFilters(shown), write);
}

function readFilters(search: string): AdvisoryFilters {
	const query = new URLSearchParams(search);
	const chosen = (name: string, choices: readonly string[]) =>
		choices.find((choice) => choice === query.get(name)) ?? "";
	return {
		text: cutText(query.get("q") ?? "", maxFilterLength),
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
