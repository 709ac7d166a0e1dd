/** Words that were typed and not saved, and the version of the file that they began from. */
export type Unsaved = { version: string | null; value: unknown };

const prefix = "unsaved words: ";

/** @returns undefined where there is nothing, or nothing that can be read */
export function readUnsaved(file: string): Unsaved | undefined {
	try {
		const stored = JSON.parse(localStorage.getItem(prefix + file) ?? "null");
		return stored && "value" in stored && "version" in stored
			? stored
			: undefined;
	} catch {
		return;
	}
}

export function storeUnsaved(file: string, unsaved: Unsaved | undefined): void {
	if (unsaved) localStorage.setItem(prefix + file, JSON.stringify(unsaved));
	else localStorage.removeItem(prefix + file);
}

/** The files that have any. */
export function unsavedFiles(): string[] {
	return Object.keys(localStorage)
		.filter((key) => key.startsWith(prefix))
		.map((key) => key.slice(prefix.length));
}
