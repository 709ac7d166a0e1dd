/** A value with unsaved changes, and the version and value of the file on which it is based. */
export type Unsaved = {
	version: string | null;
	value: unknown;
	/** Absent if an older editor stored it. */
	base?: unknown;
};

const prefix = "unsaved words: ";

/** The first belongs to this tab, so another tab with the same file cannot overwrite it; the second outlives the tab. */
const stores = [() => sessionStorage, () => localStorage];

/** @returns undefined if nothing is stored, or it cannot be read */
export function readUnsaved(file: string): Unsaved | undefined {
	return eachStore((store) => parse(store.getItem(prefix + file))).find(
		(unsaved) => unsaved !== undefined,
	);
}

export function storeUnsaved(file: string, unsaved: Unsaved | undefined): void {
	eachStore((store) => {
		if (unsaved) store.setItem(prefix + file, JSON.stringify(unsaved));
		else store.removeItem(prefix + file);
	});
}

/** Returns the files with unsaved changes. */
export function unsavedFiles(): string[] {
	const files = eachStore((store) => Object.keys(store))
		.flat()
		.filter((key) => key.startsWith(prefix))
		.map((key) => key.slice(prefix.length));
	return [...new Set(files)];
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

function parse(text: string | null): Unsaved | undefined {
	try {
		const stored = JSON.parse(text ?? "null");
		return stored && "value" in stored && "version" in stored
			? stored
			: undefined;
	} catch {
		return;
	}
}
