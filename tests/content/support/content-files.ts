import type { CollectionName } from "#content/collections.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";

type ContentFile<Value = unknown> = {
	/** The name as an editor knows it, for example "services/cloud/finops". */
	where: string;
	collection: CollectionName;
	value: Value;
};

const copy = loadCopy();

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
/** Returns the last part of a file's name: "finops" for "services/cloud/finops". */
export function nameOf({ where }: { where: string }): string {
	return where.slice(where.lastIndexOf("/") + 1);
}

/** Returns entries as files, named by their paths. */
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
