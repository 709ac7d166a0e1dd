/** A value with unsaved changes, and the version and value of the file on which it is based. */
export type Unsaved = {
	version: string | null;
	value: unknown;
	/** Absent if an older editor stored it. */
	base?: unknown;
	/** The file's text, in case that it is deleted. */
	text?: string | undefined;
};

const prefix = "unsaved words: ";

/** The first belongs to this tab, which continues with its own words; the second outlives the tab. */
const stores = [() => sessionStorage, () => localStorage];

/** Identifies the folder of copy: the editors of all checkouts use the same address, and so the same storage. */
let folder = "";

/**
 * For each file, the entry that this tab read or wrote last, the only one that it removes. An entry
 * never changes, so that no tab overwrites or removes what another has typed since.
 */
const own = new Map<string, { key: string; text: string }>();

/** Sets the folder whose files' unsaved words are read and stored. */
export function setFolder(id: string): void {
	folder = id;
}

/** Returns this tab's unsaved words, or else the newest. @returns undefined if none can be read */
export function readUnsaved(file: string): Unsaved | undefined {
	const found = eachStore((store) =>
		entriesOf(store)
			.filter((entry) => entry.file === file)
			.toSorted((a, b) => b.time - a.time)
			.map(({ key }) => ({ key, text: store.getItem(key) ?? "" })),
	)
		.flat()
		.find(({ text }) => parse(text));
	if (!found) return;
	own.set(file, found);
	return parse(found.text);
}

export function storeUnsaved(file: string, unsaved: Unsaved | undefined): void {
	const before = own.get(file);
	const text = unsaved && JSON.stringify(unsaved);
	if (text === before?.text) return;
	const key = `${prefix}${file} ${folder} ${Date.now()} ${Math.random()}`;
	eachStore((store) => {
		// First, since a full storage takes nothing new.
		if (before) store.removeItem(before.key);
		if (text) store.setItem(key, text);
	});
	if (text) own.set(file, { key, text });
	else own.delete(file);
}

/** Returns the files with unsaved changes. */
export function unsavedFiles(): string[] {
	const files = eachStore((store) => entriesOf(store).map(({ file }) => file));
	return [...new Set(files.flat())];
}

/** Returns the entries of this folder's files, and those that an older editor stored without a folder. */
function entriesOf(store: Storage) {
	return Object.keys(store)
		.filter((key) => key.startsWith(prefix))
		.map((key) => {
			const [file = "", of = folder, time = 0] = key
				.slice(prefix.length)
				.split(" ");
			return { key, file, of, time: Number(time) };
		})
		.filter(({ of }) => of === folder);
}

/** Uses each storage that can be used: one may be full, and a browser may forbid both. */
function eachStore<T>(use: (store: Storage) => T): T[] {
	return stores.flatMap((store) => {
		try {
			return [use(store())];
		} catch {
			return [];
		}
	});
}

function parse(text: string): Unsaved | undefined {
	try {
		const stored = JSON.parse(text);
		return stored && "value" in stored && "version" in stored
			? stored
			: undefined;
	} catch {
		return;
	}
}
