import type * as z from "zod/mini";
import { pageSchemas } from "#content/schema/pages.ts";
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
