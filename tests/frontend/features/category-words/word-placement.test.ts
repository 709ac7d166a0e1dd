import { expect, test } from "vitest";
import { placeWord } from "#frontend/features/category-words/word-placement.ts";

const word = { width: 50, height: 10 };
const half = () => 0.5;

test("a word in an empty area grows to five times its size and stays 100 px from the edges", () => {
	const area = { width: 1000, height: 600 };
	for (const random of [() => 0, () => 0.999999, Math.random]) {
		const place = placeWord(word, area, [], random);
		expect(place?.scale).toBe(5);
		const { x, y } = place ?? { x: 0, y: 0 };
		expect(x - 125).toBeGreaterThanOrEqual(100);
		expect(x + 125).toBeLessThanOrEqual(900);
		expect(y - 25).toBeGreaterThanOrEqual(100);
		expect(y + 25).toBeLessThanOrEqual(500);
	}
});

test("a word covers none of the obstacles", () => {
	const obstacles = [
		{ left: 0, top: 0, width: 700, height: 500 },
		{ left: 0, top: 500, width: 1400, height: 300 },
	];
	for (let round = 0; round < 200; round += 1) {
		const place = placeWord(
			word,
			{ width: 1400, height: 800 },
			obstacles,
			Math.random,
		);
		if (!place) continue;
		expect(place.x - (word.width * place.scale) / 2).toBeGreaterThan(700);
		expect(place.y + (word.height * place.scale) / 2).toBeLessThan(500);
	}
});

test("a word grows less if there is less room", () => {
	expect(placeWord(word, { width: 360, height: 600 }, [], half)?.scale).toBe(3);
});

test("a word is not shown if there is no room", () => {
	expect(placeWord(word, { width: 280, height: 600 }, [], half)).toBeNull();
	const everywhere = [{ left: 0, top: 0, width: 1000, height: 600 }];
	expect(
		placeWord(word, { width: 1000, height: 600 }, everywhere, Math.random),
	).toBeNull();
});
