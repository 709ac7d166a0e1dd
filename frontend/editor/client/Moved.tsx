import { useState } from "react";
import type { MoveResult } from "../messages.ts";
import { undoMove } from "./api.ts";

/** What was deleted or renamed last. */
export type LastMove = { text: string; undo: string; file: string };

export function describeMove(
	title: string,
	to: string | null,
	result: MoveResult,
): string {
	const others = result.kind === "done" ? result.others.length : 0;
	if (to === null) return `${title} is deleted.`;
	const links =
		others === 0
			? ""
			: ` Links in ${others === 1 ? "one other file" : `${others} other files`} follow.`;
	return `${title} now is content/copy/${to}.${links}`;
}

/** Says so, and undoes it. */
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
					: "Not undone: a file of it has changed since.",
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
