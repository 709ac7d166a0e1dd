import { telHref } from "#content/contact/details.ts";
import answers from "#content/copy/lists/answers.yaml";
import securityPolicy from "#content/copy/pages/security-policy.md";
import { mergedRssName } from "#content/feeds/output/merged-feeds.ts";
import { leaveOut } from "#content/reader/leave-out.ts";
import { apiPaths } from "#content/routes.ts";
import type { Answer, AnswerFill } from "#content/schema/search.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { site } from "#content/site.ts";
import { jobs } from "#frontend/build/all-content.ts";

/** Most positions in an answer, which shows its whole text; each is a result of its own, too. */
const maxPositions = 6;

/** Facts from the pages that answers can include. */
type Fills = Record<AnswerFill, string>;

/**
 * Returns the answers, and the company's profiles on other sites, as search documents.
 * @param positions those that people can apply for
 */
export function factDocuments(
	positions: { title: string }[] = jobs,
): SearchDocument[] {
	const fills: Fills = {
		certifications: (securityPolicy.badges ?? []).join(", "),
		positions: [
			...positions.slice(0, maxPositions).map(({ title }) => title),
			...(positions.length > maxPositions ? ["…"] : []),
			// A title may contain a comma.
		].join("; "),
		newsFeed: `${site.origin}${apiPaths.feeds}?feed=${mergedRssName}`,
	};
	return [
		...answers.flatMap((answer) => answerDocument(answer, fills) ?? []),
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
function answerDocument(
	{ id: _, text, copies, phone, ...answer }: Answer,
	fills: Fills,
): SearchDocument | undefined {
	const description = filled(text, fills);
	if (!description) return;
	const document = {
		...answer,
		description,
		group: "Answers" as const,
	};
	if (copies === undefined) return document;
	// Numbers contain non-breaking spaces (content/placeholders.ts); copied ones get plain spaces.
	const fact = filled(copies, fills).replaceAll("\u00a0", " ");
	if (!fact) return;
	const opens = phone === "calls" ? telHref(fact) : `mailto:${fact}`;
	return { ...document, copies: fact, ...(phone && { opens }) };
}

/**
 * Replaces names in braces with facts from the pages. Drops sentences that mention an empty one or, if
 * none would be left, the empty items between commas.
 */
function filled(text: string, fills: Fills): string {
	const empty = Object.entries(fills)
		.filter(([, fact]) => fact === "")
		.map(([name]) => `{${name}}`);
	return (
		(leaveOut(text, empty).trim() || text)
			// A placeholder for a fact of site.ts that is still here means that the fact is empty.
			.replace(/\{site\.\w+\}/g, "")
			.replace(/\{(\w+)\}/g, (name, fill: AnswerFill) => fills[fill] ?? name)
			.split(", ")
			.filter(Boolean)
			.join(", ")
	);
}
