type Random = () => number;

export function pick<T>(from: readonly T[], random: Random): T {
	const index = Math.floor(random() * from.length);
	return from[Math.min(index, from.length - 1)] as T;
}

/** JSON that is valid nowhere in our data; 1e999 becomes Infinity, while -0 and 1e20 are valid numbers. */
const junk = [
	"null",
	"true",
	"0",
	"-0",
	"-1",
	"1e999",
	"-1e999",
	"1e20",
	"9007199254740993",
	"4102444800000",
	'""',
	'"x"',
	'"NaN"',
	'"\\u0000"',
	'"\\ud800"',
	'"javascript:alert(1)"',
	'"9999-99-99T99:99:99Z"',
	"[]",
	"[[]]",
	"[null]",
	"{}",
	'{"__proto__":{"length":3}}',
	'{"toString":1,"valueOf":null}',
	'{"then":1}',
	JSON.stringify("x".repeat(50_000)),
];

/** Texts that are not JSON. */
const invalidJson = [
	"",
	"undefined",
	"NaN",
	"[object Object]",
	"{",
	"\u0000",
	"<!doctype html>",
	`${"[".repeat(5_000)}${"]".repeat(5_000)}`,
	"[".repeat(50_000),
];

type Path = (string | number)[];

/** Corruptions of a value, by name; each returns the corrupted text. */
const corruptions: Record<string, (good: unknown, random: Random) => string> = {
	"another value": (_, random) => pick(junk, random),
	"invalid JSON": (_, random) => pick(invalidJson, random),
	truncated: (good, random) => {
		const text = JSON.stringify(good);
		return text.slice(0, Math.floor(random() * text.length));
	},
	"a field of another type": (good, random) =>
		replaced(good, pick(pathsOf(good), random), pick(junk, random)),
	"two fields of another type": (good, random) =>
		replaced(
			JSON.parse(
				replaced(good, pick(pathsOf(good), random), '"corrupted"'),
			) as unknown,
			pick(pathsOf(good), random),
			pick(junk, random),
		),
	"a missing field": (good, random) =>
		replaced(good, pick(pathsOf(good), random), undefined),
	"another version": (good, random) =>
		replaced(good, ["version"], pick(["0", "2", '"1"', "null"], random)),
	"no version": (good) => replaced(good, ["version"], undefined),
	"a key inherited by every object": (good, random) => {
		const keys = pathsOf(good).flatMap((path) => {
			const key = path.at(-1);
			return typeof key === "string" ? [key] : [];
		});
		const name = pick(["__proto__", "constructor", "hasOwnProperty"], random);
		return JSON.stringify(good).replaceAll(
			`"${pick(keys, random)}":`,
			`"${name}":`,
		);
	},
	"an object for an array": (good) =>
		JSON.stringify(good, (_, value) =>
			Array.isArray(value) ? { ...value } : value,
		),
	"an array for an object": (good) =>
		JSON.stringify(good, (_, value) =>
			typeof value === "object" && value && !Array.isArray(value)
				? Object.values(value)
				: value,
		),
	"nested in itself": (good, random) => {
		const path = pick(pathsOf(good), random);
		return replaced(good, path, JSON.stringify(good));
	},
	// Nested lists stay unchanged, or there would be four million items.
	"lists of 2,000 items": (good) =>
		JSON.stringify(good, (key, value) =>
			Array.isArray(value) && typeof value[0] === "object" && key !== "sections"
				? Array.from({ length: 2_000 }, () => value[0])
				: value,
		),
	"huge numbers": (good) =>
		JSON.stringify(good, (key, value) =>
			typeof value === "number" && key !== "version" ? 8.7e15 : value,
		),
	"negative numbers": (good) =>
		JSON.stringify(good, (key, value) =>
			typeof value === "number" && key !== "version" ? -1 : value,
		),
};

export const corruptionNames = Object.keys(corruptions);

/** Returns JSON of a valid value with one of `corruptionNames` applied; some results are not JSON. */
export function corruptJson(
	good: unknown,
	corruption: string,
	random: Random,
): string {
	return corruptions[corruption]?.(good, random) ?? "null";
}

/** Returns the paths of all values within a value. */
function pathsOf(value: unknown, path: Path = []): Path[] {
	if (typeof value !== "object" || value === null) return [path];
	const entries: [string | number, unknown][] = Array.isArray(value)
		? [...value.entries()]
		: Object.entries(value);
	const below = entries.flatMap(([key, child]) =>
		pathsOf(child, [...path, key]),
	);
	return path.length > 0 ? [path, ...below] : below;
}

/** Returns JSON of the value with other JSON at one path; undefined removes what is there. */
function replaced(good: unknown, path: Path, json: string | undefined): string {
	if (typeof good !== "object") return json ?? "null";
	const copy = structuredClone(good);
	let parent = copy as Record<string | number, unknown>;
	for (const key of path.slice(0, -1)) {
		const child = parent[key];
		// An earlier corruption has removed the path.
		if (typeof child !== "object" || child === null)
			return JSON.stringify(copy);
		parent = child as Record<string | number, unknown>;
	}
	const last = path.at(-1) ?? "";
	if (json === undefined) {
		if (Array.isArray(parent)) parent.splice(Number(last), 1);
		else delete parent[last];
		return JSON.stringify(copy);
	}
	const placeholder = "the replaced value";
	parent[last] = placeholder;
	return JSON.stringify(copy).replace(JSON.stringify(placeholder), () => json);
}
