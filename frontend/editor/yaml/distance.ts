import { isDeepStrictEqual } from "node:util";

/** Returns how many parts of two values differ; each change must reduce it. */
export function distance(value: unknown, target: unknown): number {
	if (isDeepStrictEqual(value, target)) return 0;
	if (!isParts(value) || !isParts(target)) return size(value) + size(target);
	if (Array.isArray(value) !== Array.isArray(target)) {
		return size(value) + size(target);
	}
	const keys = new Set([...Object.keys(value), ...Object.keys(target)]);
	return [...keys].reduce(
		(sum, key) => sum + distance(value[key], target[key]),
		0,
	);
}

function isParts(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

function size(value: unknown): number {
	if (value === undefined) return 0;
	if (!isParts(value)) return 1;
	return 1 + Object.values(value).reduce<number>((sum, v) => sum + size(v), 0);
}
