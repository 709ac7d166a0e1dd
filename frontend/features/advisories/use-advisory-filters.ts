import { cutText } from "#content/cut-text.ts";
import { severities, statuses } from "#content/schema/advisory-terms.ts";
import {
	maxFilterLength,
	useUrlFilters,
} from "#frontend/hooks/use-url-filters.ts";
import { useListEntry } from "#frontend/router/use-list-entry.ts";

/** Filters for the advisories; "" filters nothing out. */
export type AdvisoryFilters = {
	text: string;
	severity: string;
	status: string;
};

/** Returns the advisories' filters, which live in the URL, and a function to change them. */
export function useAdvisoryFilters() {
	const { entry, replace } = useListEntry();
	return useUrlFilters(entry.id ?? "", readFilters(entry.search), (filters) => {
		const query = toQuery(filters);
		// A filter takes precedence over the advisory that an earlier link named.
		return replace(String(query) ? { query, hash: "" } : { query });
	});
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

function toQuery({ text, severity, status }: AdvisoryFilters): URLSearchParams {
	return new URLSearchParams({
		...(text && { q: text }),
		...(severity && { severity }),
		...(status && { status }),
	});
}
