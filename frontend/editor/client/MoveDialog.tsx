import { type ReactNode, type RefObject, useState } from "react";
import type { OpenedFile, ShownProblem } from "#frontend/editor/messages.ts";
import { moveFile } from "./api.ts";
import { DialogButtons } from "./DialogButtons.tsx";
import { ProblemLines } from "./ProblemList.tsx";
import { unsavedFiles } from "./unsaved.ts";

export type MoveProps = {
	opened: OpenedFile;
	/** Whether the file has unsaved changes, or changed on disk. */
	isBlocked: boolean;
	/** @param to null if it was deleted */
	onMoved: (to: string | null) => void;
};

/** Asks before renaming or deleting a file, and says why that failed. */
export function MoveDialog({
	opened,
	isBlocked,
	onMoved,
	dialog,
	question,
	label,
	to,
	isReady,
	children,
}: MoveProps & {
	dialog: RefObject<HTMLDialogElement | null>;
	question: string;
	label: "Rename" | "Delete";
	/** The file's new path; null to delete it. */
	to: string | null;
	isReady: boolean;
	children: ReactNode;
}) {
	const [problems, setProblems] = useState<ShownProblem[]>([]);
	const [note, setNote] = useState("");
	const { file, version } = opened;
	const forget = () => {
		setProblems([]);
		setNote("");
	};

	async function move(): Promise<void> {
		forget();
		// Of these, the server does not know.
		if (unsavedFiles().includes(file)) {
			return setNote(
				"This file has unsaved changes in another tab. Save or discard them there first.",
			);
		}
		try {
			const result = await moveFile({ file, version: version ?? "", to });
			if (result.kind === "refused") setProblems(result.problems);
			else if (result.kind === "changed") {
				setNote("Another program has changed this file. Reload this page.");
			} else {
				dialog.current?.close();
				onMoved(to);
			}
		} catch (error) {
			setNote(error instanceof Error ? error.message : String(error));
		}
	}

	const id = `${label.toLowerCase()}-title`;
	return (
		<dialog ref={dialog} className="new" aria-labelledby={id} onClose={forget}>
			<form
				method="dialog"
				onSubmit={(event) => {
					event.preventDefault();
					void move();
				}}
			>
				<h2 id={id}>{question}</h2>
				{children}
				<div role="status">
					{isBlocked && (
						<p className="note" data-kind="failed">
							Save or discard your changes to it first.
						</p>
					)}
					{note && (
						<p className="note" data-kind="failed">
							{note}
						</p>
					)}
					{problems.length > 0 && (
						<div className="problem-list">
							<p>
								{label === "Delete"
									? "Not deleted, because this would be wrong without it:"
									: "Not renamed, because this would be wrong with that name:"}
							</p>
							<ProblemLines file="" problems={problems} />
						</div>
					)}
				</div>
				<DialogButtons
					dialog={dialog}
					label={label}
					isReady={!isBlocked && isReady}
				/>
			</form>
		</dialog>
	);
}
