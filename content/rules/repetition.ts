import type { Problem } from "#content/reader/problem.ts";
import type { Path } from "#content/reader/read-yaml.ts";
import {
	type Part,
	partsOf,
	problemAt,
	type Rule,
	type ValidFile,
} from "./rule.ts";
import { visibleTexts, wordsOf } from "./texts.ts";

/** Two parts that share more than this many words in a row count as copied. */
const maxShared = 8;

/** Services, extensions, categories and products each have their own wording. */
export const repetition: Rule = ({ files }) => {
	return repeatedParts(partsOf(files.filter(isCompared)));
};

export function isCompared({ collection }: ValidFile): boolean {
	return ["services", "extensions", "products", "categories"].includes(
		collection ?? "",
	);
}

/** Reports one problem for each pair of parts that share wording, however much they share. */
export function repeatedParts(parts: Part[]): Problem[] {
	const firstPartByPassage = new Map<string, Part>();
	return parts.flatMap((part) => {
		const shared = new Map<Part, { path: Path; passage: string }[]>();
		for (const { path, text } of visibleTexts(part.value)) {
			const others = new Set<Part>();
			for (const passage of passagesOf(text)) {
				const other = firstPartByPassage.get(passage);
				if (!other) firstPartByPassage.set(passage, part);
				else if (other !== part && !others.has(other)) {
					others.add(other);
					const places = shared.get(other) ?? [];
					shared.set(other, [...places, { path, passage }]);
				}
			}
		}
		return [...shared].map(([other, places]) => describe(part, other, places));
	});
}

function describe(
	{ file, path }: Part,
	other: Part,
	places: { path: Path; passage: string }[],
): Problem {
	const [first] = places;
	const otherName =
		other.file.file === file.file
			? `entry ${Number(other.path[0]) + 1}`
			: other.file.file;
	if (places.length > 1 && first) {
		const lines = places.map(
			(place) => file.placeOf([...path, ...place.path]).line,
		);
		const where =
			lines.length > 5
				? `${lines.length} places, the first on line ${lines[0]}`
				: `lines ${lines.join(", ")}`;
		return problemAt(
			file,
			path,
			`says what ${otherName} says (${where}); each needs its own wording`,
		);
	}
	return problemAt(
		file,
		[...path, ...(first?.path ?? [])],
		`says "${first?.passage}", as ${otherName} does; put it in other words`,
	);
}

/** Returns what counts as shared: sentences of more than four words, and runs of more than eight words. */
function passagesOf(text: string): string[] {
	const words = wordsOf(text);
	const length = maxShared + 1;
	const count = Math.max(0, words.length - length + 1);
	const runs = Array.from({ length: count }, (_, at) =>
		words.slice(at, at + length).join(" "),
	);
	return [...sentences(text), ...runs];
}

function sentences(text: string): string[] {
	return text
		.split(/(?<=[.?!])\s+/)
		.filter((sentence) => /[.?!]$/.test(sentence))
		.map((sentence) => wordsOf(sentence).join(" "))
		.filter((sentence) => sentence.split(" ").length > 4);
}
