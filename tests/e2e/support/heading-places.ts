import { copy, patternOf } from "#tests/copy.ts";

/** All places of each text of the site's content. */
const places = new Map<string, string[]>();
// Lists of categories show their names, which other texts may contain, too.
collect(
	copy.categories.map(({ menu }) => ({ menu })),
	["categories"],
);
collect(copy);

/** Headings with a placeholder, which their page fills in. */
const patterns = [...places]
	.filter(([text, known]) => text.includes("{") && known.some(isHeading))
	.map(([text]) => ({ text, pattern: RegExp(`^${patternOf(text).source}$`) }));

/**
 * Returns where each heading stands in the site's content, such as "servicePage.questionsHeading",
 * whatever its words; all entries of a list have one place. A heading that is not in content stays as it is.
 */
export function placesOf(headings: string[]): string[] {
	let before = "";
	return headings.map((heading) => {
		const words = heading.replace(/^\d+ /, "");
		const filled = patterns.find(({ pattern }) => pattern.test(words));
		const known = places.get(words) ?? places.get(filled?.text ?? "");
		// A text may stand in several places: it is the one next to that of the heading before, or else a heading
		// rather than a label, which an author may change alone.
		const [place = heading] = (known ?? []).toSorted(
			(a, b) =>
				shared(b, before) - shared(a, before) ||
				Number(isHeading(b)) - Number(isHeading(a)),
		);
		before = place;
		return place;
	});
}

/** Returns how many keys two places begin with in common. */
function shared(one: string, other: string): number {
	const keys = other.split(".");
	const differs = one.split(".").findIndex((key, at) => key !== keys[at]);
	return differs < 0 ? keys.length : differs;
}

function isHeading(place: string): boolean {
	return /(heading|title)$/i.test(place);
}

function collect(value: unknown, path: string[] = []): void {
	if (Array.isArray(value)) {
		for (const entry of value) collect(entry, path);
	} else if (typeof value === "object" && value !== null) {
		for (const [key, inner] of Object.entries(value)) {
			if (key !== "meta") collect(inner, [...path, key]);
		}
	} else if (typeof value === "string") {
		const place = path.join(".");
		const known = places.get(value) ?? [];
		if (!known.includes(place)) places.set(value, [...known, place]);
	}
}
