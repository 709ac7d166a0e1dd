import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { SearchDocument } from "#content/search/document.ts";
import { site } from "#content/site.ts";
import { slugify } from "#content/slug.ts";
import { loadOne } from "#frontend/build/copy/read-folder.ts";

/** A query of tests/search/queries.yaml, and the results that are right for it. */
export type Query = { q: string; serves: string[] };

/** Shares of the queries from 0 to 1, and the queries that found nothing. */
export type Score = {
	first: number;
	inThree: number;
	meanReciprocalRank: number;
	nothing: string[];
	/** Queries whose first result is wrong, each with that result. */
	missed: { q: string; serves: string[]; found: string[] }[];
};

const file = new URL("queries.yaml", import.meta.url);
const lists: Record<"tuned" | "heldOut", Record<string, Query[]>> = parse(
	readFileSync(file, "utf8"),
);

export const tuned: Query[] = Object.values(lists.tuned).flat();
export const heldOut: Query[] = Object.values(lists.heldOut).flat();

/**
 * Measures how well results match queries.
 * @param find returns the names of a query's results, best first, as used in the list of queries
 */
export function score(
	queries: Query[],
	find: (query: string) => string[],
): Score {
	const all = queries.map(({ q, serves }) => {
		const found = find(q);
		return {
			q,
			serves,
			found,
			rank: found.findIndex((name) => serves.includes(name)),
		};
	});
	const share = (isHit: (rank: number) => boolean) =>
		all.filter(({ rank }) => isHit(rank)).length / all.length;
	return {
		first: share((rank) => rank === 0),
		inThree: share((rank) => rank >= 0 && rank < 3),
		meanReciprocalRank:
			all.reduce((sum, { rank }) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) /
			all.length,
		nothing: all.filter(({ found }) => found.length === 0).map(({ q }) => q),
		missed: all
			.filter(({ rank }) => rank !== 0)
			.map(({ q, serves, found }) => ({ q, serves, found: found.slice(0, 3) })),
	};
}

/** Returns a page's name in the list of queries: the last part of its path. */
export function pageName(link: string): string {
	const path = link.replace(/[?#].*/, "").replace(/(index\.html|\/)$/, "");
	return path.replace(/\/$/, "").split("/").at(-1) || "home";
}

/** Returns the ids of answers by their links. */
const factIds: ReadonlyMap<string, string> = new Map(
	[
		...loadOne("answers"),
		...site.links.map(({ label, href }) => ({
			id: slugify(label),
			link: href,
		})),
	].map(({ id, link }) => [link, id]),
);

/** Returns a result's name in the list of queries. */
export function resultName({ link, group }: SearchDocument): string {
	if (group === "Answers") return `answer:${factIds.get(link)}`;
	if (link.startsWith("#")) return `action:${link.slice(1)}`;
	return pageName(link);
}
