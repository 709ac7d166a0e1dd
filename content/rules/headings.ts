import { readPolicyBody } from "#content/reader/policy-body.ts";
import type { Path } from "#content/reader/read-yaml.ts";
import { slugify } from "#content/slug.ts";
import { ownIds, shellIds } from "./own-ids.ts";
import { problemAt, type Rule, type ValidFile } from "./rule.ts";

/** A heading that becomes an id on its page. */
type Heading = { id: string; path: Path };

/** Each heading of a page has an id, and no heading has that of an earlier one or of something else on the page. */
export const headings: Rule = ({ files }) =>
	files.flatMap((file) => {
		const all = headingsOf(file);
		const ids = all.map(({ id }) => id);
		const taken = [
			...shellIds,
			...((file.collection && ownIds[file.collection]) ?? []),
		];
		return all.flatMap(({ id, path }, index) => {
			const fault =
				id === ""
					? "needs a letter from A to Z or a digit, of which its address on the page is made"
					: taken.includes(id)
						? `would have the address #${id}, which another part of the page already has; use other words`
						: ids.indexOf(id) < index
							? "is the same as another one above; links to it could not tell the two apart"
							: undefined;
			const subject = path[0] === "body" ? "has a heading that " : "";
			return fault ? problemAt(file, path, subject + fault) : [];
		});
	});

/** Returns the headings that become ids on the file's page, in the page's order; none for files of other kinds. */
export function headingsOf(file: ValidFile): Heading[] {
	const value = Object(file.value);
	switch (file.collection) {
		case "policies": {
			const read = readPolicyBody(String(value.body));
			return read.sections.map(({ heading }, index) => ({
				id: slugify(heading),
				path: ["body", read.lines[index]?.heading ?? 0],
			}));
		}
		case "companyPages":
			return inList("sections", "name");
		case "products":
			return inList("productFeatures", "id");
		case "services": {
			const heading = value.serviceLifecycleFlow?.heading;
			const path = ["serviceLifecycleFlow", "heading"];
			return [
				...inList("serviceCards", "title"),
				...inList("solutionCards", "cardTitle"),
				...(heading ? [{ id: slugify(heading), path }] : []),
			];
		}
		case "extensions":
			return [
				...inList("useCases", "title"),
				...inList("extensionContent", "category_name"),
			];
		default:
			return [];
	}

	function inList(list: string, field: string): Heading[] {
		const entries: Record<string, string>[] = value[list] ?? [];
		return entries.map((entry, index) => ({
			id: slugify(entry[field] ?? ""),
			path: [list, index, field],
		}));
	}
}
