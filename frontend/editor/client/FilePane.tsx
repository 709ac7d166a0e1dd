import { useEffect, useMemo, useRef, useState } from "react";
import type {
	DraftResult,
	MoveResult,
	ShownProblem,
	SiteInfo,
} from "../messages.ts";
import { Changes } from "./Changes.tsx";
import { Form } from "./form/Form.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import { Pictogram } from "./Pictogram.tsx";
import { Preview } from "./Preview.tsx";
import { focusField, ProblemList } from "./ProblemList.tsx";
import { useFile } from "./use-file.ts";

type View = "words" | "page" | "changes";

/** One file: its form in the middle, and beside it its page or what is changed. */
export function FilePane({
	file,
	field,
	site,
	onSaved,
	onUnsaved,
	onMoved,
}: {
	file: string;
	/** Names the field to go to once the form is here; "" for none. */
	field: string;
	site: SiteInfo;
	onSaved: () => void;
	/** After words became unsaved, or are no longer. */
	onUnsaved: () => void;
	/** After the file was deleted, or has another path. */
	onMoved: (title: string, to: string | null, result: MoveResult) => void;
}) {
	const work = useFile(file, onSaved);
	const { opened, value, draft, note, isDirty, save, undo, redo } = work;
	// On a narrow window one of the three; on a wide one the words always, and one of the others.
	const [view, setView] = useState<View>("words");
	const [side, setSide] = useState<"page" | "changes">("page");
	// While words are checked, what was said of the last ones stays: nothing jumps at a key's press.
	const [last, setLast] = useState<DraftResult>({ text: "", problems: [] });
	useEffect(() => {
		if (draft) setLast(draft);
	}, [draft]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the marks in the list follow
	useEffect(onUnsaved, [isDirty]);

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
			const key = event.key.toLowerCase();
			const act =
				key === "s"
					? save
					: key === "y" || (key === "z" && event.shiftKey)
						? redo
						: key === "z"
							? undo
							: undefined;
			if (!act) return;
			event.preventDefault();
			act();
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, [save, undo, redo]);

	// From a link or the dialog on to the words, past all other files; not when the page is loaded.
	const name = useRef<HTMLHeadingElement>(null);
	const isShown = value !== undefined;
	useEffect(() => {
		if (!isShown) return;
		if (field) focusField(field.split("_"));
		else if (document.activeElement !== document.body) name.current?.focus();
	}, [isShown, field]);

	const { text, problems } = draft ?? last;
	// What it would break elsewhere has no field here.
	const ownProblems = useMemo(
		() => problems.filter((problem) => problem.file === file),
		[problems, file],
	);

	if (!opened) {
		return (
			<main className="file">
				<p className="empty" role="status">
					{note?.text ?? "Opening …"}
				</p>
			</main>
		);
	}
	const collection = site.files.find((listed) => listed.file === file);
	const schema =
		site.schemas[collection?.collection ?? ""] ??
		site.schemas[file.split("/")[0] ?? ""];
	const isNew = opened.version === null;
	// Its page is loaded all the same, and follows the first words that are right.
	const isWaiting = isNew && problems.length > 0;
	const isSite = file === "site.ts";
	const choose = (next: View) => {
		setView(next);
		if (next !== "words") setSide(next);
	};

	return (
		<main className="file" data-view={view} data-side={side}>
			<header className="file-head">
				<div className="file-name">
					<h1 ref={name} tabIndex={-1}>
						{opened.title}
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
							isBlocked={isDirty || work.isOutdated}
							onMoved={onMoved}
						/>
					)}
					<HistoryButton label="Undo" isReady={work.canUndo} run={undo} />
					<HistoryButton label="Redo" isReady={work.canRedo} run={redo} />
					<button
						type="button"
						className="small"
						disabled={!isDirty && !work.isOutdated}
						onClick={work.discard}
					>
						Discard changes
					</button>
					<button
						type="button"
						className="main"
						disabled={!(isDirty || isNew) || work.isOutdated}
						onClick={save}
					>
						Save
					</button>
				</div>
				<p
					className="note"
					role="status"
					data-kind={note?.kind ?? (problems.length > 0 ? "failed" : undefined)}
				>
					{note?.text ?? statusOf(isDirty || isNew, problems)}
					{isSite &&
						note?.kind === "saved" &&
						" End the editor in the terminal and start it again: then all words have it."}
				</p>
			</header>
			<fieldset className="views">
				<legend className="visually-hidden">Show</legend>
				{(["words", "page", "changes"] as const).map((name) => (
					<button
						key={name}
						type="button"
						className={name}
						aria-pressed={
							name === "words"
								? view === name
								: side === name && view !== "words"
						}
						data-side-pressed={side === name ? "" : undefined}
						onClick={() => choose(name)}
					>
						{titles[name]}
					</button>
				))}
			</fieldset>
			<div className="words">
				{work.isOutdated && (
					<section className="conflict" aria-label="The file has changed">
						<h2>This file was changed by another program</h2>
						<p>
							Your words began from an older version of it. Below stands what
							your words would change in the file as it now is.
						</p>
						<Changes before={opened.text} after={text} />
						<div>
							<button type="button" className="small" onClick={work.discard}>
								Take the file as it is
							</button>
							<button type="button" className="small" onClick={work.keep}>
								Keep my words
							</button>
						</div>
					</section>
				)}
				<ProblemList file={file} problems={problems} />
				{schema && value !== undefined ? (
					<Form
						key={file}
						schema={schema}
						title={opened.title}
						icons={site.icons}
						value={value}
						problems={ownProblems}
						onChange={work.change}
					/>
				) : (
					<p className="empty">
						This file cannot be shown as a form. Mend it in a text editor.
					</p>
				)}
			</div>
			<div className="side">
				<div className="page" data-waiting={isWaiting || undefined}>
					{isWaiting && (
						<p className="empty">
							The page is shown here as soon as nothing is missing.
						</p>
					)}
					<Preview page={opened.page} />
				</div>
				<div className="changes">
					<Changes before={opened.text} after={text || opened.text} />
				</div>
			</div>
		</main>
	);
}

const titles = { words: "Words", page: "Page", changes: "Changes" };

function statusOf(isDirty: boolean, problems: ShownProblem[]): string {
	if (problems.length > 0) {
		return `${problems.length === 1 ? "One thing is" : `${problems.length} things are`} not right yet; it can be saved after that.`;
	}
	return isDirty ? "Not saved yet." : "As saved.";
}

function HistoryButton({
	label,
	isReady,
	run,
}: {
	label: "Undo" | "Redo";
	isReady: boolean;
	run: () => void;
}) {
	return (
		<button
			type="button"
			className="plain"
			aria-label={label}
			title={`${label} (Ctrl ${label === "Undo" ? "Z" : "Y"})`}
			disabled={!isReady}
			onClick={run}
		>
			<Pictogram name={`${label.toLowerCase()}-2`} />
		</button>
	);
}
