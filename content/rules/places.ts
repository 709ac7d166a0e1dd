import { collectionOf, collectionTable } from "#content/collections.ts";
import type { Problem } from "#content/reader/problem.ts";
import { wholeFile } from "#content/reader/read-copy.ts";
import { companyPath, matchRoute, platformId } from "#content/routes.ts";
import type { Advisory } from "#content/schema/advisories.ts";
import {
	categoriesOf,
	entriesOf,
	problemAt,
	type Rule,
	type ValidFile,
} from "./rule.ts";

/** The policies that every site must have. */
const policies = ["cookies", "privacy", "security-policy", "terms"];

/** Files are where the site looks for them, and no two claim the same place. */
export const places: Rule = ({ files, names, texts }) => [
	...repeatedOrder(files),
	...unknownFolders(files, names),
	...repeatedServices(files),
	...repeatedIds(files),
	...advisoriesOutOfOrder(files),
	...missingFiles(names),
	...takenAddresses(names),
	...withoutSchema(texts),
];

function repeatedOrder(files: ValidFile[]): Problem[] {
	const first = new Map<string, string>();
	return files
		.filter(({ collection = "" }) =>
			["services", "extensions", "jobs"].includes(collection),
		)
		.flatMap((file) => {
			const folder = file.file.slice(0, file.file.lastIndexOf("/"));
			const { order } = Object(file.value);
			const other = first.get(`${folder} ${order}`);
			if (!other) first.set(`${folder} ${order}`, file.file);
			return other
				? problemAt(
						file,
						["order"],
						`is ${order}, as in ${other}; no two files in a folder may have the same order`,
					)
				: [];
		});
}

function unknownFolders(files: ValidFile[], names: string[]): Problem[] {
	const known = categoriesOf(files).map(({ value }) => Object(value).id);
	// If the categories file has problems of its own, its ids are unknown.
	if (known.length === 0) return [];
	return names.flatMap((file) => {
		const folder = collectionOf(file)?.names.categoryId;
		return folder && !known.includes(folder)
			? {
					...wholeFile(file),
					message: `is in a folder that is not a category; lists/categories.yaml has ${known.join(", ")}`,
				}
			: [];
	});
}

/**
 * No service has the name of one in another folder, nor of a category: the contact form and
 * /services/id/{service} know a service or a category by its name alone.
 */
function repeatedServices(files: ValidFile[]): Problem[] {
	const known = categoriesOf(files).map(({ value }) => Object(value).id);
	const first = new Map<string, string>();
	return files.flatMap(({ file }) => {
		const match = collectionOf(file);
		if (match?.name !== "services") return [];
		const { id = "" } = match.names;
		const other = first.get(id);
		if (!other) first.set(id, file);
		const message = known.includes(id)
			? `has the name of the category ${id}; choose another`
			: other && `has the name of ${other}; each service needs its own`;
		return message ? { ...wholeFile(file), message } : [];
	});
}

/** Lists whose entries have ids; partners are known by their names. */
const identified = ["advisories", "answers", "categories", "partners"];

function repeatedIds(files: ValidFile[]): Problem[] {
	return files
		.filter(({ collection = "" }) => identified.includes(collection))
		.flatMap((file) => {
			const key = file.collection === "partners" ? "name" : "id";
			const ids = entriesOf(file).map(({ value }) => Object(value)[key]);
			return entriesOf(file)
				.filter((_, index) => ids.indexOf(ids[index]) < index)
				.map(({ path, value }) =>
					problemAt(
						file,
						[...path, key],
						`is ${Object(value)[key]}, which an entry above already has`,
					),
				);
		});
}

function advisoriesOutOfOrder(files: ValidFile[]): Problem[] {
	return files
		.filter(({ collection }) => collection === "advisories")
		.flatMap((file) => {
			const days = entriesOf(file).map(({ value }) => (value as Advisory).date);
			return entriesOf(file)
				.filter(
					(_, index) =>
						index > 0 && String(days[index]) > String(days[index - 1]),
				)
				.map(({ path }) =>
					problemAt(
						file,
						[...path, "date"],
						"is later than the date of the entry above; the newest comes first",
					),
				);
		});
}

function missingFiles(names: string[]): Problem[] {
	const needed = [
		...policies.map((policy) =>
			collectionTable.policies.pattern.replace("{policy}", policy),
		),
		collectionTable.products.pattern.replace("{productId}", platformId),
		collectionTable.companyPages.pattern.replace("{id}", "about"),
	];
	return needed
		.filter((file) => !names.includes(file))
		.map((file) => ({
			...wholeFile(file),
			message: "is missing; the site needs a file of this name",
		}));
}

/** Returns files whose addresses belong to pages with files of their own. */
function takenAddresses(names: string[]): Problem[] {
	return names.flatMap((file) => {
		const match = collectionOf(file);
		if (match?.name !== "companyPages") return [];
		const path = companyPath(match.names.id ?? "");
		return matchRoute(path)?.id === "companyPage"
			? []
			: {
					...wholeFile(file),
					message: `would have the address ${path}, which another page has; choose another name`,
				};
	});
}

/** Every YAML file names its schema, with which a text editor completes and explains the fields. */
function withoutSchema(texts: Record<string, string>): Problem[] {
	return Object.entries(texts).flatMap(([file, text]) => {
		const name = file.endsWith(".yaml") && collectionOf(file)?.name;
		const up = "../".repeat(file.split("/").length - 1);
		const line = `# yaml-language-server: $schema=${up}.schema/${name}.json`;
		return name && !text.replace(/^\uFEFF/, "").startsWith(line)
			? { ...wholeFile(file), message: `must begin with the line "${line}"` }
			: [];
	});
}
