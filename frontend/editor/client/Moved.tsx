import { useState } from "react";
import type { MoveResult } from "../messages.ts";
import { undoMove } from "./api.ts";

/** The latest deletion or renaming. */
export type LastMove = { text: string; undo: string; file: string };

export function describeMove(
	title: string,
	to: string | null,
	result: MoveResult,
): string {
	const others = result.kind === "done" ? result.others.length : 0;
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
			<p>{failure || last.text}</p>
			{!failure && (
				<button type="button" className="small" onClick={undo}>
					Undo
				</button>
			)}
			<button type="button" className="small" onClick={onClose}>
				Close
			</button>
		</div>
	);
}
