import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
	readUnsaved,
	storeUnsaved,
	unsavedFiles,
} from "#frontend/editor/client/unsaved.ts";

const file = "pages/home.yaml";
const unsaved = { version: "1", value: { heading: "Mine" }, base: {} };

/** Storage as browsers have it, with its entries as properties. */
function storage(entries: Record<string, string> = {}) {
	return Object.assign(
		Object.create({
			getItem(this: Record<string, string>, key: string) {
				return this[key] ?? null;
			},
			setItem(this: Record<string, string>, key: string, text: string) {
				this[key] = text;
			},
			removeItem(this: Record<string, string>, key: string) {
				delete this[key];
			},
		}),
		entries,
	);
}

function full() {
	const store = storage();
	Object.getPrototypeOf(store).setItem = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	return store;
}

function forbid(name: string): void {
	Object.defineProperty(globalThis, name, {
		configurable: true,
		get: () => {
			throw new DOMException("forbidden", "SecurityError");
		},
	});
}

beforeEach(() => {
	vi.stubGlobal("sessionStorage", storage());
	vi.stubGlobal("localStorage", storage());
});

afterEach(() => {
	vi.unstubAllGlobals();
});

it("unsaved words are stored until there are none", () => {
	storeUnsaved(file, unsaved);
	expect(readUnsaved(file)).toEqual(unsaved);
	expect(unsavedFiles()).toEqual([file]);
	storeUnsaved(file, undefined);
	expect(readUnsaved(file)).toBeUndefined();
	expect(unsavedFiles()).toEqual([]);
});

it("while one storage is full the other one still takes them", () => {
	vi.stubGlobal("sessionStorage", full());
	storeUnsaved(file, unsaved);
	expect(readUnsaved(file)).toEqual(unsaved);
});

it("while both are full, or forbidden, the editor works without them", () => {
	vi.stubGlobal("sessionStorage", full());
	vi.stubGlobal("localStorage", full());
	expect(() => storeUnsaved(file, unsaved)).not.toThrow();
	for (const name of ["sessionStorage", "localStorage"]) forbid(name);
	expect(() => storeUnsaved(file, unsaved)).not.toThrow();
	expect(() => storeUnsaved(file, undefined)).not.toThrow();
	expect(readUnsaved(file)).toBeUndefined();
	expect(unsavedFiles()).toEqual([]);
});
