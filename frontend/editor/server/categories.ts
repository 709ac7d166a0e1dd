import { readValue } from "./write-entry.ts";

export const categoryList = "lists/categories.yaml";

/** Returns the ids and menu names of the service categories; none if the list cannot be read. */
export function readCategories(text: string): { id: string; label: string }[] {
	const value = readValue(categoryList, text);
	return (Array.isArray(value) ? value : []).map((category: unknown) => {
		const { id, menu } = Object(category);
		return { id: String(id), label: String(Object(menu).label ?? id) };
	});
}
