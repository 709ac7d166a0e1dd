import * as words from "#content/copy/interface/search.yaml";
import {
	type SearchDocument,
	type SearchGroup,
	type SearchSection,
	searchGroups,
} from "#content/search/document.ts";
import { slugify } from "#content/slug.ts";
import { isNews, type SearchHit } from "./search-engine.ts";
import {
	aboveBestShare,
	groupLimit,
	resultLimit,
	startLimit,
} from "./search-limits.ts";

type Group = {
	name: SearchGroup | "Recent";
	heading: string;
	hits: SearchHit[];
};

/** The groups shown, the links of their rows, and the link of the row selected at first. */
export type Results = { groups: Group[]; links: string[]; best: string };

/** Arranges hits under the headings of their groups. */
export function groupHits(found: SearchHit[]): Results {
	const hits = found.slice(0, resultLimit);
	const best = bestOf(hits);
	if (!best) return { groups: [], links: [], best: "" };
	const bestPlace = searchGroups.indexOf(best.document.group);
	const groups = searchGroups
		.map((name, place) => ({
			name,
			heading: words.groups[name],
			hits: hits
				.filter(({ document }) => document.group === name)
				// The order of the groups is fixed, so much weaker results above the best one are dropped.
				.filter(
					({ score }) =>
						place >= bestPlace || score >= best.score * aboveBestShare,
				)
				.slice(0, groupLimit),
		}))
		.filter((group) => group.hits.length > 0);
	return { groups, links: linksOf(groups), best: best.link };
}

/** Our own pages come first, unless the query is the title of an article. */
function bestOf(hits: SearchHit[]): SearchHit | undefined {
	const [first] = hits;
	if (!first || first.isNamed) return first;
	return hits.find((hit) => hit.isNamed && isNews(hit)) ?? first;
}

/** Returns the results for the empty query: the latest choices, then the first documents of each group. */
export function startGroups(
	documents: SearchDocument[],
	recent: string[],
): Results {
	const chosen = recent.flatMap((link) => hitAt(documents, link) ?? []);
	const shown = new Set(chosen.map(({ document }) => document));
	const groups = (
		["Products", "Services", "Company", "Answers", "Actions"] as const
	).map((name) => ({
		name,
		heading: words.groups[name],
		hits: documents
			.filter((document) => document.group === name)
			.filter((document) => !shown.has(document))
			.slice(0, startLimit)
			.map((document) => asHit(document, document.link)),
	}));
	const recentGroup: Group = {
		name: "Recent",
		heading: words.recentHeading,
		hits: chosen,
	};
	const all = [recentGroup, ...groups].filter(({ hits }) => hits.length > 0);
	const links = linksOf(all);
	return { groups: all, links, best: links[0] ?? "" };
}

/** Returns the document or section that a link leads to. */
function hitAt(documents: SearchDocument[], link: string) {
	const whole = documents.find((document) => document.link === link);
	if (whole) return asHit(whole, link);
	const [path, place] = link.split("#");
	const document = documents.find((document) => document.link === path);
	const section = document?.sections?.find(
		({ id, title }) => (id ?? slugify(title)) === place,
	);
	return document && section && asHit(document, link, section);
}

function asHit(
	document: SearchDocument,
	link: string,
	section?: SearchSection,
): SearchHit {
	return { document, link, section, words: [], isNamed: false, score: 0 };
}

/** Returns the groups, limited to their first `count` rows in total. */
export function firstOf(groups: Group[], count: number): Group[] {
	let left = count;
	return groups
		.map((group) => {
			const hits = group.hits.slice(0, left);
			left -= hits.length;
			return { ...group, hits };
		})
		.filter(({ hits }) => hits.length > 0);
}

function linksOf(groups: Group[]): string[] {
	return groups.flatMap(({ hits }) => hits.map(({ link }) => link));
}
