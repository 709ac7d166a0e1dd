import * as z from "zod";
import { href, icon, slug, text } from "./fields.ts";

const label = text(2, 40, "What the menu shows.", "Research");
const description = text(
	10,
	90,
	"One line below it.",
	"New AI papers from the open preprint archive",
);

/** An entry of the main menu (docs/behaviour.md, "Menu"). */
const menuItemSchema = z.strictObject({
	path: href,
	label,
	// Without them the entry is a product, extension or category, whose summary the panel loads.
	description: z.optional(description),
	icon: z.optional(icon),
	subcategories: z.optional(z.array(z.strictObject({ path: href, label }))),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

/** A section of the main menu: a plain link (Home) or a list of links. */
export const menuSectionSchema = z.strictObject({
	id: slug("Begins the ids of its elements.", "resources"),
	title: text(2, 20, "Name of the section.", "Resources"),
	link: z.optional(href),
	links: z.optional(z.array(menuItemSchema)),
});
export type MenuSection = z.infer<typeof menuSectionSchema>;
