import * as z from "zod/mini";
import { icon, metaSchema, pictureSchema, slug, text } from "./fields.ts";

const featureSchema = z
	.strictObject({
		id: slug,
		icon,
		title: text(3, 60),
		description: text(40, 300),
		items: z.optional(z.array(z.strictObject({ icon, label: text(2, 60) }))),
		detailedDescription: z.optional(text(60, 900)),
	})
	.check(
		z.refine(
			(feature) => feature.items || feature.detailedDescription,
			"needs items or a detailedDescription",
		),
	);

/** A product page (docs/behaviour.md, "Platform and extensions"). */
export const productSchema = z.strictObject({
	productId: slug,
	productName: text(2, 40),
	productIcon: icon,
	/** Short form for menus and search results. */
	productTagline: text(20, 90),
	productDescription: text(60, 480),
	meta: metaSchema,
	productFeatures: z.array(featureSchema).check(z.minLength(1)),
	/** Foundation models that the product runs, as their makers write them; the extension diagrams rotate through them. */
	models: z.array(text(2, 40)).check(z.minLength(3)),
});
export type Product = z.infer<typeof productSchema>;

/** A named data source of an extension. */
const dataSourceSchema = z.strictObject({
	datasource_name: text(2, 50),
	datasource_description: text(10, 160),
	datasource_icon: icon,
});

/** An extension of the platform. */
export const extensionSchema = z.strictObject({
	/** Last part of the page's address, and the name of the file. */
	id: slug,
	/** Place in menus and grids; smaller comes first. */
	order: z.number(),
	name: text(3, 40),
	icon,
	meta: metaSchema,
	shortDescription: text(20, 90),
	description: text(120, 900),
	/** Path of the picture in frontend/public that stands for the extension when it is shared. */
	screenshot: z
		.string()
		.check(z.regex(/^\/\S+$/, "must be a path that begins with /")),
	picture: pictureSchema,
	features: z.array(text(10, 200)).check(z.minLength(3), z.maxLength(6)),
	benefits: z.array(text(10, 200)).check(z.minLength(3), z.maxLength(6)),
	useCases: z
		.array(z.strictObject({ title: text(3, 60), description: text(60, 400) }))
		.check(z.minLength(2), z.maxLength(4)),
	extensionContent: z
		.array(
			z.strictObject({
				category_id: slug,
				category_name: text(3, 50),
				category_icon: icon,
				category_datasources: z.array(dataSourceSchema).check(z.minLength(2)),
			}),
		)
		.check(z.minLength(2)),
});
export type Extension = z.infer<typeof extensionSchema>;
