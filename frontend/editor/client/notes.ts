/** A message about the latest action. */
export type Note = {
	kind: "saving" | "saved" | "merged" | "failed";
	text: string;
	/** Whether the editor's server did not answer. */
	isOffline?: boolean;
};

export const saving: Note = { kind: "saving", text: "Saving …" };
export const saved: Note = { kind: "saved", text: "Saved." };
export const savedBoth: Note = {
	kind: "saved",
	text: "Saved, with the changes that another program made meanwhile.",
};
export const merged: Note = {
	kind: "merged",
	text: "Not saved yet. The changes that another program made meanwhile are now in the form, too.",
};
export const refused: Note = {
	kind: "failed",
	text: "Not saved: please fix what is marked below.",
};
export const unsteady: Note = {
	kind: "failed",
	text: "Not saved: another program goes on changing this file. Please try again.",
};

export function failed(error: unknown): Note {
	const reason = error instanceof Error ? error.message : String(error);
	// As which fetch reports that the server did not answer.
	const isOffline = error instanceof TypeError;
	const advice = isOffline
		? " Is the editor still running in the terminal? Your words are kept in this browser."
		: "";
	const text = `That did not work: ${reason}${advice}`;
	return { kind: "failed", text, isOffline };
}
