import { isSlashKeyOff, slashKey } from "./slash-key.ts";

/** Turns the shortcut "/" off, or on again. @returns whether it is off now: storage may be full or forbidden */
export function switchSlashKey(): boolean {
	try {
		localStorage.setItem(slashKey, isSlashKeyOff() ? "on" : "off");
	} catch {
		// It stays as it was.
	}
	return isSlashKeyOff();
}
