import * as words from "#content/copy/interface/search.yaml";
import { type SearchDocument, searchGroups } from "#content/search/document.ts";
import type { SearchHit } from "./search-engine.ts";
import {
	clearLead,
	groupLimit,
	resultLimit,
	startLimit,
} from "./search-limits.ts";

type Group = { heading: string; hits: SearchHit[] };

/** What the list shows, the links of its rows, and that of the row chosen at first. */
export type Results = { groups: Group[]; links: string[]; best: string };

/** Hits under the headings of their groups. */
export function groupHits(found: SearchHit[]): Results {
	const hits = found.slice(0, resultLimit);
	const groups = searchGroups
		.map((heading) => ({
			heading,
			hits: hits
				.filter(({ document }) => document.group === heading)
				.slice(0, groupLimit),
		}))
		.filter((group) => group.hits.length > 0);
	const [best] = hits;
	const first = groups[0]?.hits[0];
	if (!best || !first) return { groups, links: [], best: "" };
	// The order of the groups is fixed, so the best result may stand below others.
	const isClear = best.score >= first.score * clearLead;
	return {
		groups,
		links: linksOf(groups),
		best: (isClear ? best : first).document.link,
	};
}

/** What is there before a word is typed: the latest choices, the first pages of each group, the actions. */
export function startGroups(
	documents: SearchDocument[],
	recent: string[],
): Results {
	const asHits = (found: SearchDocument[]) =>
		found.map((document) => ({ document, words: [], score: 0 }));
	const chosen = recent.flatMap(
		(link) => documents.find((document) => document.link === link) ?? [],
	);
	const groups = (["Products", "Services", "Company", "Actions"] as const).map(
		(heading) => ({
			heading,
			hits: asHits(
				documents
					.filter((document) => document.group === heading && !document.page)
					.filter((document) => !chosen.includes(document))
					.slice(0, startLimit),
			),
		}),
	);
	const all = [
		{ heading: words.recentHeading, hits: asHits(chosen) },
		...groups,
	].filter(({ hits }) => hits.length > 0);
	const links = linksOf(all);
	return { groups: all, links, best: links[0] ?? "" };
}

/** The groups with no more than their first rows. */
export function firstOf(groups: Group[], count: number): Group[] {
	let left = count;
	return groups
		.map(({ heading, hits }) => {
			const first = hits.slice(0, left);
			left -= first.length;
			return { heading, hits: first };
		})
		.filter(({ hits }) => hits.length > 0);
}

function linksOf(groups: Group[]): string[] {
	return groups.flatMap(({ hits }) =>
		hits.map(({ document }) => document.link),
	);
}
