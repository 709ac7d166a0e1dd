import careers from "#content/pages/careers.ts";
import securityPolicy from "#content/pages/security-policy.ts";
import { type Answer, answers } from "#content/search/answers.ts";
import type { SearchDocument } from "#content/search/document.ts";

/** The site's answers with what its pages know. */
export const siteAnswers: Answer[] = answers({
	certifications: securityPolicy.badges ?? [],
	positions: careers.jobs.map(({ title }) => title),
});

/** The answers as the search shows them. */
export function answerDocuments(): SearchDocument[] {
	return siteAnswers.map(({ id: _, text, ...answer }) => ({
		...answer,
		description: text,
		group: "Answers",
	}));
}
