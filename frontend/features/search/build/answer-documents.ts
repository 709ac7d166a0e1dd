import careers from "#content/pages/careers.ts";
import securityPolicy from "#content/pages/security-policy.ts";
import { answers } from "#content/search/answers.ts";
import type { SearchDocument } from "#content/search/document.ts";

/** The answers with what the pages know, as the search shows them. */
export function answerDocuments(): SearchDocument[] {
	return answers({
		certifications: securityPolicy.badges ?? [],
		positions: careers.jobs.map(({ title }) => title),
	}).map(({ id: _, text, ...answer }) => ({
		...answer,
		description: text,
		group: "Answers",
	}));
}
