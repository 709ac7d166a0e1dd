import * as z from "zod/mini";
import { text } from "#content/schema/fields.ts";
import {
	aboutSchema,
	actionSchema,
	advisoriesSchema,
	brokenSchema,
	careersSchema,
	contactPageSchema,
	docsSchema,
	feedPageSchema,
	homeSchema,
	legalSchema,
	notFoundSchema,
	partnersSchema,
} from "#content/schema/page.ts";
import {
	categoryPageSchema,
	extensionPageSchema,
	extensionPictureSchema,
	productPageSchema,
	servicePageSchema,
} from "#content/schema/page-words.ts";
import {
	type Extension,
	extensionSchema,
	type Product,
	productSchema,
} from "#content/schema/product.ts";
import {
	categorySchema,
	type Service,
	serviceSchema,
} from "#content/schema/service.ts";
import { categories } from "#content/services/categories.ts";

export type ContentFile<Value = unknown> = {
	/** As an editor knows it, for example "services/cloud/finops". */
	where: string;
	schema: z.ZodMiniType;
	value: Value;
};

// missing.ts is code's own page; it has no editor's schema.
const missingScreen = z.strictObject({
	heading: text(3, 60),
	text: text(20, 160),
	back: actionSchema,
});

const pageSchemas: Record<string, z.ZodMiniType> = {
	about: aboutSchema,
	advisories: advisoriesSchema,
	blog: feedPageSchema,
	broken: brokenSchema,
	careers: careersSchema,
	category: categoryPageSchema,
	contact: contactPageSchema,
	cookies: legalSchema,
	docs: docsSchema,
	extension: extensionPageSchema,
	"extension-picture": extensionPictureSchema,
	home: homeSchema,
	missing: z.strictObject({
		service: missingScreen,
		extension: missingScreen,
	}),
	"not-found": notFoundSchema,
	partners: partnersSchema,
	privacy: legalSchema,
	product: productPageSchema,
	research: feedPageSchema,
	"security-policy": legalSchema,
	service: servicePageSchema,
	terms: legalSchema,
};

export const services = filesOf(
	import.meta.glob<Service>("../../../content/services/*/*.ts", {
		eager: true,
		import: "default",
	}),
	() => serviceSchema,
);

export const extensions = filesOf(
	import.meta.glob<Extension>("../../../content/extensions/*.ts", {
		eager: true,
		import: "default",
	}),
	() => extensionSchema,
);

export const products = filesOf(
	import.meta.glob<Product>("../../../content/products/*.ts", {
		eager: true,
		import: "default",
	}),
	() => productSchema,
);

export const categoryFiles = categories.map((value) => ({
	where: `services/categories.ts, ${value.id}`,
	schema: categorySchema,
	value,
}));

export const pages = filesOf(
	import.meta.glob<unknown>("../../../content/pages/*.ts", {
		eager: true,
		import: "default",
	}),
	(name) => pageSchemas[name],
);

/** Every file that an editor writes, the one-page ones and those that make a page each. */
export const contentFiles: ContentFile[] = [
	...pages,
	...products,
	...extensions,
	...categoryFiles,
	...services,
];

/** Last part of a file's name: "finops" for "services/cloud/finops". */
export function nameOf({ where }: { where: string }): string {
	return where.slice(where.lastIndexOf("/") + 1);
}

function filesOf<Value>(
	modules: Record<string, Value>,
	schemaOf: (name: string) => z.ZodMiniType | undefined,
): ContentFile<Value>[] {
	return Object.entries(modules).map(([file, value]) => {
		const where = file.replace(/^.*\/content\//, "").replace(/\.ts$/, "");
		const schema = schemaOf(nameOf({ where }));
		if (!schema) throw new Error(`${where}: no schema is known for this page`);
		return { where, schema, value };
	});
}
