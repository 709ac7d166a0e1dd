import type { Meta } from "../schema/fields.ts";
import { site } from "../site.ts";
import { isCompared } from "./repetition.ts";
import {
	type Part,
	partsOf,
	problemAt,
	type Rule,
	type SoundFile,
} from "./rule.ts";

/** Titles and descriptions distinguish each page from the others in search results. */
export const metas: Rule = ({ files }) => {
	const pages = partsOf(files).filter(
		(part): part is Part & { value: { meta: Meta } } => "meta" in part.value,
	);
	const named = pages
		.filter(({ value }) => value.meta.title.endsWith(` ${site.name}`))
		.map(({ file, path }) =>
			problemAt(
				file,
				[...path, "meta", "title"],
				"must not end with the company's name, which the page adds after it",
			),
		);
	return [
		...named,
		...(["title", "description"] as const).flatMap((field) => {
			const first = new Map<string, SoundFile>();
			return pages.flatMap(({ file, path, value }) => {
				const text = value.meta[field].toLowerCase();
				const other = first.get(text);
				if (!other) first.set(text, file);
				return other &&
					!(field === "description" && [file, other].every(isCompared))
					? problemAt(
							file,
							[...path, "meta", field],
							`is that of ${other.file} too; each page needs its own`,
						)
					: [];
			});
		}),
	];
};
