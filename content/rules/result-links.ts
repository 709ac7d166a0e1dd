import type { Answer } from "#content/schema/search.ts";
import { entriesOf, problemAt, type Rule } from "./rule.ts";

/**
 * The search shows one result for each address, a page's own first: an answer that leads where another result
 * does is never found.
 */
export const resultLinks: Rule = ({ files }) =>
	files
		.filter(({ collection }) => collection === "answers")
		.flatMap((file) => {
			const entries = entriesOf(file);
			const links = entries.map(({ value }) => (value as Answer).link);
			return entries.flatMap(({ path }, index) => {
				const link = links[index] ?? "";
				const fault =
					links.indexOf(link) < index
						? "to which an entry above already leads"
						: /^\/[^?#]*$/.test(link)
							? "which is a page's own address"
							: undefined;
				return fault
					? problemAt(
							file,
							[...path, "link"],
							`is ${link}, ${fault}; the search shows each address once, so add another heading's, as in /company/contact#phone`,
						)
					: [];
			});
		});
