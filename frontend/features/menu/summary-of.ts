import summaries from "virtual:summaries";
import type { MenuItem, Summary } from "#content/navigation.ts";

/** Returns the description and icon of a menu entry; not in sections.ts, which every page loads. */
export function summaryOf({
	path,
	description = "",
	icon = "",
}: Pick<MenuItem, "path" | "description" | "icon">): Summary {
	return summaries[path] ?? { description, icon };
}
