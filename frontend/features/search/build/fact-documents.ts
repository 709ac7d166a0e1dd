import careers from "#content/pages/careers.ts";
import securityPolicy from "#content/pages/security-policy.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { facts } from "#content/search/facts.ts";

/** The answers with what the pages know, as the search shows them. */
export function factDocuments(): SearchDocument[] {
	return facts({
		certifications: securityPolicy.badges ?? [],
		positions: careers.jobs.map(({ title }) => title),
	}).map(({ id: _, text, ...fact }) => ({
		...fact,
		description: text,
		group: "Answers",
	}));
}
