import type {
	Draft,
	DraftResult,
	Move,
	MoveResult,
	OpenedFile,
	SaveResult,
	SiteInfo,
} from "#frontend/editor/messages.ts";

/** Loads the list of editable files, with the schema of each form. */
export const loadSite = () => ask<SiteInfo>("site");
export const openFile = (file: string) =>
	ask<OpenedFile>(`file?file=${encodeURIComponent(file)}`);
export const checkDraft = (draft: Draft) => ask<DraftResult>("draft", draft);
export const saveDraft = (draft: Draft) => ask<SaveResult>("save", draft);
export const moveFile = (move: Move) => ask<MoveResult>("move", move);
export const undoMove = (id: string) => ask<MoveResult>("undo", id);

/** @throws with the server's message, or when it is not running */
async function ask<Result>(
	path: string,
	body?: Draft | Move | string,
): Promise<Result> {
	const response = await fetch(`api/${path}`, {
		...(body !== undefined && {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		}),
	});
	if (!response.ok) throw new Error(await response.text());
	// Not validated: the page was built and served by this same server.
	return (await response.json()) as Result;
}
