import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	clearDraft,
	newDraft,
	readDraft,
	saveDraft,
} from "#frontend/features/contact/draft.ts";

const key = "contact-draft";
const draft = {
	...newDraft(),
	startedAt: Date.now() - 60_000,
	prefill: "I would like",
	values: {
		...newDraft().values,
		name: "Robin",
		message: "I would like tea",
	},
};
let stored: Map<string, string>;

beforeEach(() => {
	stored = new Map();
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => stored.set(name, value),
		removeItem: (name: string) => stored.delete(name),
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
});

it("a saved draft is read back with its key and its start time", () => {
	saveDraft(draft);
	expect(readDraft()).toEqual(draft);
	saveDraft({ ...draft, startedAt: null });
	expect(readDraft()?.startedAt).toBeNull();
});

describe("an invalid draft, or its invalid part, is ignored", () => {
	it.each([
		"",
		"{",
		"null",
		"[]",
		"7",
		'"text"',
		"{}",
		'{"name":"Robin","message":"of an older version"}',
		JSON.stringify({ ...draft, version: 1 }),
		JSON.stringify({ ...draft, version: 2, id: 7 }),
		JSON.stringify({ ...draft, version: 2, values: null }),
	])("%s", (text) => {
		stored.set(key, text);
		expect(readDraft()).toBeNull();
	});

	it.each([
		["a start in the future", { startedAt: Date.now() + 60_000 }],
		["a start that is not a time", { startedAt: "yesterday" }],
	])("%s becomes unknown, and the rest is read", (_, part) => {
		stored.set(key, JSON.stringify({ version: 2, ...draft, ...part }));
		expect(readDraft()).toEqual({ ...draft, startedAt: null });
	});

	it.each([
		["empty", ""],
		["not a UUID", "7"],
		["a control character", "\u0000"],
		["Cyrillic letters", "ключ"],
		["100,000 characters", "x".repeat(100_000)],
		["two lines", "line\nbreak"],
	])(
		"a key that no request can carry, or that the API ignores (%s), is replaced; the text stays",
		(_, id) => {
			stored.set(key, JSON.stringify({ version: 2, ...draft, id }));
			const read = readDraft();
			expect(read).toEqual({ ...draft, id: expect.any(String) });
			expect(read?.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
		},
	);

	it("a field that is not text is empty", () => {
		const values = { ...draft.values, name: { first: "Robin" } };
		stored.set(key, JSON.stringify({ version: 2, ...draft, values }));
		expect(readDraft()?.values).toEqual({ ...draft.values, name: "" });
	});
});

it("a draft that was sent is deleted; one with additions stays", () => {
	saveDraft({ ...draft, values: { ...draft.values, message: "and more" } });
	clearDraft(draft);
	expect(readDraft()).not.toBeNull();
	saveDraft(draft);
	clearDraft(draft);
	expect(readDraft()).toBeNull();
});

it("full or forbidden storage causes no error", () => {
	const refuse = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	vi.stubGlobal("sessionStorage", {
		getItem: refuse,
		setItem: refuse,
		removeItem: refuse,
	});
	saveDraft(draft);
	expect(readDraft()).toBeNull();
	clearDraft(draft);
});
