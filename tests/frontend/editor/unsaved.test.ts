import { afterEach, beforeEach, expect, it, vi } from "vitest";

const file = "pages/home.yaml";
const unsaved = { version: "1", value: { heading: "Mine" }, base: {} };

type Tab = typeof import("#frontend/editor/client/unsaved.ts");

/** Opens a tab: the module as a new page has it, with a session storage of its own. */
async function openTab(folder = "folder"): Promise<Tab> {
	vi.stubGlobal("sessionStorage", storage());
	return reload(folder);
}

async function reload(folder = "folder"): Promise<Tab> {
	vi.resetModules();
	const tab: Tab = await import("#frontend/editor/client/unsaved.ts");
	tab.setFolder(folder);
	return tab;
}

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

let readUnsaved: Tab["readUnsaved"];
let storeUnsaved: Tab["storeUnsaved"];
let unsavedFiles: Tab["unsavedFiles"];

beforeEach(async () => {
	vi.stubGlobal("localStorage", storage());
	({ readUnsaved, storeUnsaved, unsavedFiles } = await openTab());
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

const typed = (heading: string) => ({ ...unsaved, value: { heading } });

it("a tab that takes its own change back leaves what another tab has typed", async () => {
	const other = await openTab();
	other.storeUnsaved(file, typed("Three hundred words"));
	vi.stubGlobal("sessionStorage", storage());
	storeUnsaved(file, typed("A letter"));
	storeUnsaved(file, undefined);
	const later = await openTab();
	expect(later.unsavedFiles()).toEqual([file]);
	expect(later.readUnsaved(file)).toEqual(typed("Three hundred words"));
});

it("a tab that read another's words does not remove what that one has typed since", async () => {
	storeUnsaved(file, typed("One"));
	const other = await openTab();
	expect(other.readUnsaved(file)).toEqual(typed("One"));
	storeUnsaved(file, typed("One and two"));
	other.storeUnsaved(file, undefined);
	const later = await openTab();
	expect(later.readUnsaved(file)).toEqual(typed("One and two"));
});

it("a reloaded tab continues with its own words, and a new one with the newest", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	try {
		const other = await openTab();
		const session = sessionStorage;
		other.storeUnsaved(file, typed("Older"));
		vi.setSystemTime(Date.now() + 1000);
		vi.stubGlobal("sessionStorage", storage());
		storeUnsaved(file, typed("Newer"));
		expect((await openTab()).readUnsaved(file)).toEqual(typed("Newer"));
		vi.stubGlobal("sessionStorage", session);
		expect((await reload()).readUnsaved(file)).toEqual(typed("Older"));
	} finally {
		vi.useRealTimers();
	}
});

it("words of another checkout's editor are not shown, and stay", async () => {
	storeUnsaved(file, unsaved);
	const fork = await openTab("fork");
	expect(fork.unsavedFiles()).toEqual([]);
	expect(fork.readUnsaved(file)).toBeUndefined();
	fork.storeUnsaved(file, undefined);
	expect((await openTab()).readUnsaved(file)).toEqual(unsaved);
});

it("words that an older editor stored are kept until they are saved or discarded", async () => {
	localStorage.setItem(`unsaved words: ${file}`, JSON.stringify(unsaved));
	expect(unsavedFiles()).toEqual([file]);
	expect(readUnsaved(file)).toEqual(unsaved);
	storeUnsaved(file, undefined);
	expect(unsavedFiles()).toEqual([]);
});
