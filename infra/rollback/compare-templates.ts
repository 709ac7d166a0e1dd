import { isDeepStrictEqual } from "node:util";
import { replacingProperties, statefulTypes } from "./stateful.ts";

export type Template = {
	Resources?: Record<
		string,
		{ Type: string; Properties?: Record<string, unknown> | undefined }
	>;
};

/** The templates of a stage, by stack name. */
export type Templates = Record<string, Template>;

/**
 * Compares two sets of templates. Going from one to the other is refused if anything that holds state would be
 * removed, recreated or replaced.
 */
export function compareTemplates(from: Templates, to: Templates) {
	const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
	return {
		/** Reasons why the target must not be deployed, one line each; empty if it may be. */
		refusals: names.flatMap((name) =>
			refusalsOf(from[name], to[name]).map((line) => `${name}: ${line}`),
		),
		/** What the deployment will do, one line per stack. */
		changes: names.map((name) => `${name}: ${changesOf(from[name], to[name])}`),
	};
}

function refusalsOf(from: Template = {}, to: Template = {}): string[] {
	const before = statefulOf(from);
	const after = statefulOf(to);
	const gone = [...before]
		.filter(([id]) => !after.has(id))
		.map(([id, { Type }]) => `${id} (${Type}) is missing from the target`);
	const added = [...after]
		.filter(([id]) => !before.has(id))
		.map(([id, { Type }]) => `${id} (${Type}) would be created again, empty`);
	const replaced = [...after].flatMap(([id, { Type, Properties = {} }]) => {
		const old = before.get(id)?.Properties;
		return replacingProperties
			.filter((name) => old && !isDeepStrictEqual(old[name], Properties[name]))
			.map((name) => `${id} (${Type}) would be replaced: ${name} differs`);
	});
	const withoutCopy = [...after].flatMap(([id, resource]) => {
		const kept = regionsOf(resource.Properties);
		return regionsOf(before.get(id)?.Properties)
			.filter((region) => !kept.includes(region))
			.map(
				(region) =>
					`${id} (${resource.Type}) would lose its copy in ${region}: set standbyRegion on a branch from that commit, and roll back to the branch`,
			);
	});
	return [...gone, ...added, ...replaced, ...withoutCopy];
}

/** Returns the regions in which a table of a template has a copy, the stage's own included. */
function regionsOf({ Replicas }: Record<string, unknown> = {}): string[] {
	const copies = Array.isArray(Replicas) ? Replicas : [];
	return copies.map(({ Region }) => String(Region));
}

function statefulOf({ Resources = {} }: Template) {
	return new Map(
		Object.entries(Resources).filter(([, { Type }]) =>
			statefulTypes.includes(Type),
		),
	);
}

function changesOf(from?: Template, to?: Template): string {
	// cdk deploy never removes a stack that is no longer in the app.
	if (!to) return "stays as it is, because the target does not have it";
	const before = from?.Resources ?? {};
	const after = to.Resources ?? {};
	const ids = Object.keys(after);
	const added = ids.filter((id) => !before[id]).length;
	const removed = Object.keys(before).filter((id) => !after[id]).length;
	const changed = ids.filter(
		(id) => before[id] && !isDeepStrictEqual(before[id], after[id]),
	).length;
	return `resources to change: ${changed}, to add: ${added}, to remove: ${removed}`;
}
