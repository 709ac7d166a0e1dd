import { telHref } from "#content/contact-facts.ts";
import answers from "#content/copy/lists/answers.yaml";
import securityPolicy from "#content/copy/pages/security-policy.md";
import { mergedRssName } from "#content/feeds/output/merged-feeds.ts";
import { apiPaths } from "#content/routes.ts";
import type { Answer, AnswerFill } from "#content/schema/search.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { site } from "#content/site.ts";
import { jobs } from "#frontend/build/all-content.ts";

/** Most positions in an answer, which shows its whole text; each is a result of its own, too. */
const maxPositions = 6;

/** Facts from the pages that answers can include. */
const fills: Record<AnswerFill, string> = {
	certifications: (securityPolicy.badges ?? []).join(", "),
	positions: [
		...jobs.slice(0, maxPositions).map(({ title }) => title),
		...(jobs.length > maxPositions ? ["…"] : []),
	].join(", "),
	newsFeed: `${site.origin}${apiPaths.feeds}?feed=${mergedRssName}`,
};

/** Returns the answers, and the company's profiles on other sites, as search documents. */
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

/** @returns undefined if the answer's text, or the fact that it copies, is empty */
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
	// Numbers contain non-breaking spaces (content/facts.ts); copied ones get plain spaces.
	const fact = filled(copies).replaceAll("\u00a0", " ");
	if (!fact) return;
	const opens = phone === "calls" ? telHref(fact) : `mailto:${fact}`;
	return { ...document, copies: fact, ...(phone && { opens }) };
}

/** Replaces names in braces with facts from the pages, and drops empty items between commas. */
function filled(text: string): string {
	return (
		text
			// A placeholder for a fact of site.ts that is still here means that the fact is empty.
			.replace(/\{site\.\w+\}/g, "")
			.replace(/\{(\w+)\}/g, (name, fill: AnswerFill) => fills[fill] ?? name)
			.split(", ")
			.filter(Boolean)
			.join(", ")
	);
}
