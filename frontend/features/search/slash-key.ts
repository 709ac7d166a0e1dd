/** The localStorage key; "off" if this visitor has turned the shortcut "/" off. */
export const slashKey = "slash-key";

/**
 * Returns whether "/" is not to open the search. WCAG 2.1.4 asks for a way to turn it off: those
 * who dictate press single keys by accident.
 */
export function isSlashKeyOff(): boolean {
	try {
		return localStorage.getItem(slashKey) === "off";
	} catch {
		// Storage is forbidden: nothing was chosen.
		return false;
	}
}
