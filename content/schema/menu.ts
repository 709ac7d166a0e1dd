import * as z from "zod/mini";
import { href, icon, text } from "./fields.ts";

const link = {
	path: href,
	label: text(2, 40),
	description: text(10, 90),
	icon,
};

/** An entry of the main menu (docs/behaviour.md, "Menu"). */
const menuItemSchema = z.strictObject({
	...link,
	// No menu shows these two of a service, and the browser is not sent them.
	subcategories: z.optional(
		z.array(
			z.strictObject({
				...link,
				description: z.optional(link.description),
				icon: z.optional(icon),
			}),
		),
	),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

/** A section of the main menu: a plain link (Home) or a list of links. */
export const menuSectionSchema = z.strictObject({
	title: text(2, 20),
	link: z.optional(href),
	links: z.optional(z.array(menuItemSchema)),
});
export type MenuSection = z.infer<typeof menuSectionSchema>;
