import type { Figure } from "#content/schema/figure.ts";

/** Fields that name something; explanatory texts would bloat the index. */
const naming = new Set(["title", "label", "name", "people"]);

/** Returns the labels in a page's figure: its steps, marks, layers and lines. */
export function figureLabels(figure: Figure | undefined): string {
	return figure ? labelsIn(figure).join(" ") : "";
}

function labelsIn(value: unknown, field = ""): string[] {
	if (typeof value === "string") return naming.has(field) ? [value] : [];
	if (Array.isArray(value)) return value.flatMap((one) => labelsIn(one, field));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		labelsIn(inner, name),
	);
}
