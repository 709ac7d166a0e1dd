import type {
	Draft,
	DraftResult,
	Move,
	MoveResult,
	OpenedFile,
	SaveResult,
	SiteInfo,
} from "../messages.ts";

/** Everything that is listed, and the schemas of its forms. */
export function loadSite(): Promise<SiteInfo> {
	return ask("site");
}

export function openFile(file: string): Promise<OpenedFile> {
	return ask(`file?file=${encodeURIComponent(file)}`);
}

export function checkDraft(draft: Draft): Promise<DraftResult> {
	return ask("draft", draft);
}

export function saveDraft(draft: Draft): Promise<SaveResult> {
	return ask("save", draft);
}

export function moveFile(move: Move): Promise<MoveResult> {
	return ask("move", move);
}

export function undoMove(id: string): Promise<MoveResult> {
	return ask("undo", id);
}

/** @throws with the server's words, or when it is not running */
async function ask<Result>(
	path: string,
	body?: Draft | Move | string,
): Promise<Result> {
	const response = await fetch(
		`api/${path}`,
		body === undefined
			? undefined
			: {
					method: "POST",
					headers: { "content-type": "application/json" },
					body: JSON.stringify(body),
				},
	);
	if (!response.ok) throw new Error(await response.text());
	// The server of this very page sends what it was built with.
	return (await response.json()) as Result;
}
