import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type {
	CompatData,
	CompatStatement,
	SimpleSupportStatement,
} from "@mdn/browser-compat-data";
import { oldestReleases } from "#frontend/build/browser-targets.ts";

// Read, not imported: Vite would take half a minute to turn these megabytes into a module.
const data: CompatData = JSON.parse(
	readFileSync(
		createRequire(import.meta.url).resolve("@mdn/browser-compat-data"),
		"utf8",
	),
);

/**
 * A web feature by its path in MDN's browser compatibility data, for example "css.selectors.has".
 */
export type Feature = string;

/** A feature that a file uses, and the text that uses it. */
export type Use = { feature: Feature; text: string };

/** Browserslist's names, and MDN's with their common names. */
const browsers: Record<
	string,
	[id: "chrome" | "edge" | "firefox" | "safari" | "safari_ios", name: string]
> = {
	chrome: ["chrome", "Chrome"],
	edge: ["edge", "Edge"],
	firefox: ["firefox", "Firefox"],
	safari: ["safari", "Safari"],
	ios_saf: ["safari_ios", "Safari on iOS"],
};

/** Returns the data's entry for a feature; undefined if there is none. */
export function compatOf(feature: Feature): CompatStatement | undefined {
	let node: unknown = data;
	for (const key of feature.split(".")) {
		node = (node as Record<string, unknown> | undefined)?.[key];
	}
	return (node as { __compat?: CompatStatement } | undefined)?.__compat;
}

/**
 * Returns the oldest supported browsers that lack a feature, each with name and version.
 * @param queries oldest releases, as in package.json: "safari >= 16.4"
 */
export function lacking(feature: Feature, queries: string[]): string[] {
	const support = compatOf(feature)?.support;
	if (!support) return [];
	return oldestReleases(queries).flatMap(([browser, version]) => {
		const [id, name] = browsers[browser] ?? [];
		if (!id) throw new Error(`no compatibility data for ${browser}`);
		const statements = [support[id] ?? []].flat();
		const added = statements.filter(isPlain).map(versionAdded);
		if (
			statements.length === 0 ||
			added.some((from) => from <= sortable(version))
		) {
			return [];
		}
		const first = Math.min(...added);
		const needs = Number.isFinite(first)
			? `has it from ${readable(first)} on`
			: "does not have it";
		return [`${name} ${version} (${name} ${needs})`];
	});
}

/**
 * Returns every feature below a path whose own name is the key: where a function or member of that
 * name may be described.
 */
export function featuresNamed(below: string): Map<string, Feature[]> {
	const found = new Map<string, Feature[]>();
	const visit = (node: object, path: string) => {
		for (const [key, child] of Object.entries(node)) {
			if (key === "__compat") continue;
			const feature = `${path}.${key}`;
			if (child.__compat) found.set(key, [...(found.get(key) ?? []), feature]);
			visit(child, feature);
		}
	};
	let start: unknown = data;
	for (const key of below.split(".")) {
		start = (start as Record<string, unknown>)[key];
	}
	visit(start as object, below);
	return found;
}

/** Supported without a flag, another name or a partial implementation. */
function isPlain(statement: SimpleSupportStatement): boolean {
	const { flags, prefix, alternative_name, version_removed } = statement;
	return !flags && !prefix && !alternative_name && !version_removed;
}

function versionAdded({ version_added }: SimpleSupportStatement): number {
	return typeof version_added === "string" && /\d/.test(version_added)
		? sortable(version_added.replace("≤", ""))
		: Number.POSITIVE_INFINITY;
}

function sortable(version: string): number {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	return major * 1_000 + minor;
}

function readable(version: number): string {
	const minor = version % 1_000;
	return `${Math.floor(version / 1_000)}${minor ? `.${minor}` : ""}`;
}
