import type { Advisory } from "#content/schema/advisories.ts";
import type { AdvisoryFilters } from "./use-advisory-filters.ts";

/** Returns the advisories that pass all filters, in their order; text matches case-insensitively. */
export function filterAdvisories(
	advisories: Advisory[],
	{ text, severity, status }: AdvisoryFilters,
): Advisory[] {
	const wanted = text.trim().toLowerCase();
	return advisories.filter(
		(advisory) =>
			(!severity || advisory.severity === severity) &&
			(!status || advisory.status === status) &&
			[
				advisory.id,
				advisory.title,
				advisory.description,
				...advisory.affectedSystems,
			]
				.join(" ")
				.toLowerCase()
				.includes(wanted),
	);
}
