import answers from "#content/copy/lists/answers.yaml";
import securityPolicy from "#content/copy/pages/security-policy.md";
import { mergedRssName } from "#content/feeds/output/merged-feeds.ts";
import { apiPaths } from "#content/routes.ts";
import type { Answer, AnswerFill } from "#content/schema/search.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { site } from "#content/site.ts";
import { jobs } from "#frontend/build/all-content.ts";

/** What the answers repeat of the pages. */
const fills: Record<AnswerFill, string> = {
	certifications: (securityPolicy.badges ?? []).join(", "),
	positions: jobs.map(({ title }) => title).join(", "),
	newsFeed: `${site.origin}${apiPaths.feeds}?feed=${mergedRssName}`,
};

/** The answers and the company's pages elsewhere, as the search shows them. */
export function factDocuments(): SearchDocument[] {
	return [
		...answers.flatMap((answer) => answerDocument(answer) ?? []),
		...site.links
			.filter(({ href }) => href)
			.map(({ label, icon, href }) => ({
				link: href,
				title: label,
				description: href.replace("https://", ""),
				group: "Answers" as const,
				icon,
				alsoCalled: `${label.split(" on ").at(-1)}, social media, profile, follow you`,
			})),
	];
}

/** @returns undefined where the fact that it copies is empty, or all that it would say */
function answerDocument({
	id: _,
	text,
	copies,
	phone,
	...answer
}: Answer): SearchDocument | undefined {
	const description = filled(text);
	if (!description) return;
	const document = {
		...answer,
		description,
		group: "Answers" as const,
	};
	if (copies === undefined) return document;
	// A number's blanks do not break in text (content/facts.ts); where it is pasted they are plain ones.
	const fact = filled(copies).replaceAll("\u00a0", " ");
	if (!fact) return;
	const scheme = phone === "calls" ? "tel:" : "mailto:";
	return {
		...document,
		copies: fact,
		...(phone && { opens: scheme + fact.replaceAll(" ", "") }),
	};
}

/** With what the pages know in place of its name in braces, and without what is empty between commas. */
function filled(text: string): string {
	return (
		text
			// What names a fact of site.ts still is one that is empty.
			.replace(/\{site\.\w+\}/g, "")
			.replace(/\{(\w+)\}/g, (name, fill: AnswerFill) => fills[fill] ?? name)
			.split(", ")
			.filter(Boolean)
			.join(", ")
	);
}
