import type { CollectionName } from "#content/collections.ts";
import { readEntry } from "#content/reader/read-copy.ts";
import { loadCopy, readTexts } from "#frontend/build/copy/read-folder.ts";

export type ContentFile<Value = unknown> = {
	/** As an editor knows it, for example "services/cloud/finops". */
	where: string;
	collection: CollectionName;
	value: Value;
};

/** Every file that an editor writes; of a list of categories each entry by itself. */
const copy = loadCopy();
const files: ContentFile[] = Object.entries(readTexts()).map(([file, text]) => {
	const { entry, collection } = readEntry(file, text);
	if (!collection) throw new Error(`${file} belongs to no collection`);
	return { where: file.replace(/\.\w+$/, ""), collection, value: entry };
});

export const services = asFiles(
	"services",
	copy.services,
	({ categoryId, id }) => `${categoryId}/${id}`,
);
export const extensions = asFiles(
	"extensions",
	copy.extensions,
	({ id }) => id,
);
export const products = asFiles(
	"products",
	copy.products,
	({ productId }) => productId,
);
export const categoryFiles = copy.categories.map((value) => ({
	where: `lists/categories, ${value.id}`,
	collection: "categories" as const,
	value,
}));
export const partners = copy.partners;

export const contentFiles: ContentFile[] = [
	...files.filter(({ collection }) => collection !== "categories"),
	...categoryFiles,
];

/** Last part of a file's name: "finops" for "services/cloud/finops". */
export function nameOf({ where }: { where: string }): string {
	return where.slice(where.lastIndexOf("/") + 1);
}

/** Entries as files, named by what their paths say. */
function asFiles<Value>(
	collection: CollectionName,
	values: Value[],
	nameOfEntry: (value: Value) => string,
): ContentFile<Value>[] {
	return values.map((value) => ({
		where: `${collection}/${nameOfEntry(value)}`,
		collection,
		value,
	}));
}
