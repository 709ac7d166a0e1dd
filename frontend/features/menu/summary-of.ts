import summaries from "virtual:summaries";
import type { MenuItem, Summary } from "#content/navigation.ts";

/** Returns the description and icon of a menu entry; not in sections.ts, which every page loads. */
export function summaryOf({
	href,
	description = "",
	icon = "",
}: Pick<MenuItem, "href" | "description" | "icon">): Summary {
	return summaries[href] ?? { description, icon };
}
