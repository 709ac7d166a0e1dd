/** Returns whether a key press is ⌘K or Ctrl+K. */
export function isSearchChord(event: KeyboardEvent): boolean {
	const { key, code, metaKey, ctrlKey, altKey, shiftKey } = event;
	// On a keyboard of another script, as Cyrillic, the key in the place of K counts.
	const isK = key.toLowerCase() === "k" || (code === "KeyK" && key > "~");
	return isK && metaKey !== ctrlKey && !altKey && !shiftKey;
}
