import type { RefObject } from "react";
import type { OpenedFile, ShownProblem } from "#frontend/editor/messages.ts";
import { IconButton } from "./IconButton.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import type { MoveProps } from "./MoveDialog.tsx";
import type { Work } from "./use-file.ts";

/** The open file's name, the buttons that act on it, and its status. */
export function FileHead({
	work,
	opened,
	heading,
	problems,
	onMoved,
}: {
	work: Work;
	opened: OpenedFile;
	heading: RefObject<HTMLHeadingElement | null>;
	problems: ShownProblem[];
	onMoved: MoveProps["onMoved"];
}) {
	const { note, isDirty, isOutdated, save, undo, redo, discard } = work;
	const { file, title, version } = opened;
	const isNew = version === null;
	const isSite = file === "site.ts";
	const canDiscard = isDirty || isOutdated;
	const canSave = (isDirty || isNew) && !isOutdated;
	return (
		<header className="file-head">
			<div className="file-name">
				<h1 ref={heading} tabIndex={-1}>
					{title}
				</h1>
				<p>
					content/{isSite ? "" : "copy/"}
					{file}
					{isNew && " (new)"}
				</p>
			</div>
			<div className="file-buttons">
				{opened.isMovable && !isNew && (
					<MoveButtons
						opened={opened}
						isBlocked={isDirty || isOutdated}
						onMoved={onMoved}
					/>
				)}
				{/* aria-disabled keeps focus on a button that has nothing left to do. */}
				<IconButton
					icon="undo-2"
					label="Undo"
					title="Undo (Ctrl Z)"
					aria-disabled={!work.canUndo || undefined}
					onClick={work.canUndo ? undo : undefined}
				/>
				<IconButton
					icon="redo-2"
					label="Redo"
					title="Redo (Ctrl Y)"
					aria-disabled={!work.canRedo || undefined}
					onClick={work.canRedo ? redo : undefined}
				/>
				<button
					type="button"
					className="small"
					aria-disabled={!canDiscard || undefined}
					onClick={canDiscard ? discard : undefined}
				>
					Discard changes
				</button>
				<button
					type="button"
					className="main"
					aria-disabled={!canSave || undefined}
					onClick={canSave ? save : undefined}
				>
					Save
				</button>
			</div>
			<p
				className="note"
				role="status"
				data-kind={
					note?.kind ??
					(isOutdated || problems.length > 0 ? "failed" : undefined)
				}
			>
				{note?.text ??
					(isOutdated
						? choiceOf(work.isMergeable, isNew)
						: statusOf(isDirty || isNew, problems))}
				{isSite &&
					note?.kind === "saved" &&
					" To see the change on every page, stop the editor in the terminal and start it again."}
			</p>
		</header>
	);
}

function choiceOf(isMergeable: boolean, isDeleted: boolean): string {
	const change = isMergeable
		? "changed the same fields as you"
		: isDeleted
			? "deleted this file"
			: "changed this file";
	return `Not saved: another program has ${change}. Please choose below whose words to save.`;
}

function statusOf(isDirty: boolean, problems: ShownProblem[]): string {
	if (problems.length > 0) {
		return `${problems.length === 1 ? "One thing needs" : `${problems.length} things need`} fixing before this can be saved.`;
	}
	return isDirty ? "Not saved yet." : "All changes are saved.";
}
