import type { Meta } from "#content/schema/page-parts.ts";
import { site } from "#content/site.ts";
import { isCompared } from "./repetition.ts";
import {
	type Part,
	partsOf,
	problemAt,
	type Rule,
	type ValidFile,
} from "./rule.ts";

/** Titles and descriptions distinguish each page from the others in search results. */
export const metas: Rule = ({ files }) => {
	const pages = partsOf(files).filter(
		(part): part is Part & { value: { meta: Meta } } => "meta" in part.value,
	);
	const endingInName = pages
		.filter(({ value }) => value.meta.title.endsWith(` ${site.name}`))
		.map(({ file, path }) =>
			problemAt(
				file,
				[...path, "meta", "title"],
				"must not end with the company's name, which the page adds after it",
			),
		);
	return [
		...endingInName,
		...(["title", "description"] as const).flatMap((field) => {
			const firstFile = new Map<string, ValidFile>();
			return pages.flatMap(({ file, path, value }) => {
				const text = value.meta[field].toLowerCase();
				const other = firstFile.get(text);
				if (!other) firstFile.set(text, file);
				// The repetition rule already reports a description that two of its files share.
				return other &&
					!(field === "description" && [file, other].every(isCompared))
					? problemAt(
							file,
							[...path, "meta", field],
							`is the same as in ${other.file}; each page needs its own`,
						)
					: [];
			});
		}),
	];
};
