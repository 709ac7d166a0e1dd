/** Words that were typed and not saved, and the version of the file that they began from. */
export type Unsaved = { version: string | null; value: unknown };

const prefix = "unsaved words: ";

/** The first is the tab's own, in which no other tab with the same file writes; the second survives its end. */
const stores = () => [sessionStorage, localStorage];

/** @returns undefined where there is nothing, or nothing that can be read */
export function readUnsaved(file: string): Unsaved | undefined {
	return stores()
		.map((store) => parse(store.getItem(prefix + file)))
		.find((unsaved) => unsaved !== undefined);
}

export function storeUnsaved(file: string, unsaved: Unsaved | undefined): void {
	for (const store of stores()) {
		if (unsaved) store.setItem(prefix + file, JSON.stringify(unsaved));
		else store.removeItem(prefix + file);
	}
}

/** The files that have any. */
export function unsavedFiles(): string[] {
	const files = stores()
		.flatMap((store) => Object.keys(store))
		.filter((key) => key.startsWith(prefix))
		.map((key) => key.slice(prefix.length));
	return [...new Set(files)];
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
