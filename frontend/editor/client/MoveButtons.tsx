import { type RefObject, useRef, useState } from "react";
import { slugify } from "#content/slug.ts";
import type { MoveResult, OpenedFile, ShownProblem } from "../messages.ts";
import { moveFile } from "./api.ts";
import { Pictogram } from "./Pictogram.tsx";
import { ProblemLines } from "./ProblemList.tsx";

type Props = {
	opened: OpenedFile;
	/** There are words that are not saved. */
	isBlocked: boolean;
	/** @param to null where it was deleted */
	onMoved: (title: string, to: string | null, result: MoveResult) => void;
};

/** Renames or deletes a file, after asking; where something refers to it, says what instead. */
export function MoveButtons(props: Props) {
	const rename = useRef<HTMLDialogElement>(null);
	const remove = useRef<HTMLDialogElement>(null);
	const { title, file } = props.opened;
	const [, folder = "", base = "", ending = ""] =
		/^(.*\/)(.*)(\.\w+)$/.exec(file) ?? [];
	const [name, setName] = useState(base);
	const slug = slugify(name);
	return (
		<>
			<OpenButton
				{...{ icon: "file-pen-line", label: "Rename", dialog: rename }}
			/>
			<OpenButton {...{ icon: "trash-2", label: "Delete", dialog: remove }} />
			<MoveDialog
				{...props}
				dialog={rename}
				question={`Rename ${title}?`}
				label="Rename"
				to={`${folder}${slug}${ending}`}
				isReady={slug !== "" && slug !== base}
			>
				<p className="help" id="rename-help">
					The page's address changes with it. Links to it in these words follow;
					those on other sites and in bookmarks do not.
				</p>
				<div className="field">
					<label htmlFor="rename-name">New name</label>
					<input
						id="rename-name"
						type="text"
						value={name}
						required
						autoComplete="off"
						aria-describedby="rename-help rename-file"
						onChange={(event) => setName(event.target.value)}
					/>
					<p className="help" id="rename-file" role="status">
						{slug && `content/copy/${folder}${slug}${ending}`}
					</p>
				</div>
			</MoveDialog>
			<MoveDialog
				{...props}
				dialog={remove}
				question={`Delete ${title}?`}
				label="Delete"
				to={null}
				isReady
			>
				<p className="help">
					content/copy/{file} goes, and its page {props.opened.page} with it.
				</p>
			</MoveDialog>
		</>
	);
}

function OpenButton({
	icon,
	label,
	dialog,
}: {
	icon: string;
	label: string;
	dialog: RefObject<HTMLDialogElement | null>;
}) {
	return (
		<button
			type="button"
			className="plain"
			aria-label={`${label} …`}
			title={`${label} …`}
			aria-haspopup="dialog"
			onClick={() => dialog.current?.showModal()}
		>
			<Pictogram name={icon} />
		</button>
	);
}

function MoveDialog({
	opened,
	isBlocked,
	onMoved,
	dialog,
	question,
	label,
	to,
	isReady,
	children,
}: Props & {
	dialog: RefObject<HTMLDialogElement | null>;
	question: string;
	label: "Rename" | "Delete";
	/** The path that the file is to have; null: none. */
	to: string | null;
	isReady: boolean;
	children: React.ReactNode;
}) {
	const [problems, setProblems] = useState<ShownProblem[]>([]);
	const [note, setNote] = useState("");
	const { file, title, version } = opened;
	const forget = () => {
		setProblems([]);
		setNote("");
	};

	async function move(): Promise<void> {
		forget();
		try {
			const result = await moveFile({ file, version: version ?? "", to });
			if (result.kind === "refused") setProblems(result.problems);
			else if (result.kind === "changed") {
				setNote("Another program has changed this file: load the page again.");
			} else {
				dialog.current?.close();
				onMoved(title, to, result);
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
									? "Not deleted. Without it this would be wrong:"
									: "Not renamed. With that name this would be wrong:"}
							</p>
							<ProblemLines file="" problems={problems} />
						</div>
					)}
				</div>
				<div className="dialog-buttons">
					<button
						type="button"
						className="small"
						onClick={() => dialog.current?.close()}
					>
						Cancel
					</button>
					<button
						type="submit"
						className="main"
						disabled={isBlocked || !isReady}
					>
						{label}
					</button>
				</div>
			</form>
		</dialog>
	);
}
