import { useState } from "react";
import type { LastMove } from "#frontend/editor/messages.ts";
import { undoMove } from "./api.ts";
import { unsavedFiles } from "./unsaved.ts";

function describeMove({ title, to, others }: LastMove): string {
	if (to === null) return `${title} was deleted.`;
	const links =
		others === 0
			? ""
			: ` Links in ${others === 1 ? "one other file" : `${others} other files`} were updated.`;
	return `${title} is now content/copy/${to}.${links}`;
}

/** Announces the latest deletion or renaming, with a button to undo it. */
export function Moved({
	last,
	onUndone,
	onClose,
}: {
	last: LastMove;
	onUndone: (file: string) => void;
	onClose: () => void;
}) {
	const [failure, setFailure] = useState("");

	async function undo(): Promise<void> {
		// Of these, the server does not know.
		if (last.to !== null && unsavedFiles().includes(last.to)) {
			return setFailure(
				`Not undone: content/copy/${last.to} has unsaved changes, here or in another tab. Reload this page, and discard them first.`,
			);
		}
		try {
			const result = await undoMove(last.undo);
			if (result.kind === "done") return onUndone(last.file);
			setFailure(
				result.kind === "refused"
					? `Not undone: ${result.problems[0]?.line}`
					: "Not undone: one of the files has changed since.",
			);
		} catch (error) {
			setFailure(String(error));
		}
	}

	return (
		<div className="moved" role="status">
			<p>{failure || describeMove(last)}</p>
			<button type="button" className="small" onClick={undo}>
				Undo
			</button>
			<button type="button" className="small" onClick={onClose}>
				Close
			</button>
		</div>
	);
}
