import summaries from "virtual:summaries";
import type { Summary } from "#content/navigation.ts";
import type { MenuItem } from "#content/schema/menu.ts";

/** Returns the description and icon of a menu entry; not in sections.ts, which every page loads. */
export function summaryOf({
	path,
	description = "",
	icon = "",
}: Pick<MenuItem, "path" | "description" | "icon">): Summary {
	return summaries[path] ?? { description, icon };
}
