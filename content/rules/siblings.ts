import { didYouMean } from "#content/reader/nearest.ts";
import type { Problem } from "#content/reader/problem.ts";
import type { Sibling } from "#content/schema/service.ts";
import { problemAt, type Rule, type ValidFile } from "./rule.ts";

/** A service links only to other existing services, and to none of them twice. */
export const siblings: Rule = ({ files, names }) => {
	// Taken from the file names, because a file with problems of its own is not in `files`.
	const known = new Set(
		names
			.filter((name) => name.startsWith("services/"))
			.map((name) => idOf(name)),
	);
	return files
		.filter(({ collection }) => collection === "services")
		.flatMap((file) => siblingsOf(file, known));
};

function siblingsOf(file: ValidFile, known: Set<string>): Problem[] {
	const list: Sibling[] = Object(file.value).siblings ?? [];
	return list.flatMap(({ id }, index) => {
		const message = faultOf(id);
		return message ? problemAt(file, ["siblings", index, "id"], message) : [];

		function faultOf(id: string): string | undefined {
			if (id === idOf(file.file))
				return "names this service itself; name another one";
			if (!known.has(id)) {
				return `names ${id}, which is not a service${didYouMean(id, known)}`;
			}
			return list.findIndex((other) => other.id === id) < index
				? `names ${id}, which an entry above already has`
				: undefined;
		}
	});
}

/** Returns "cloud/finops" for "services/cloud/finops.yaml". */
function idOf(file: string): string {
	return file.replace(/^services\/|\.yaml$/g, "");
}
