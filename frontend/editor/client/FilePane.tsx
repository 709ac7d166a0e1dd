import { useEffect, useMemo, useRef, useState } from "react";
import type { DraftResult, MoveResult, SiteInfo } from "../messages.ts";
import { Changes } from "./Changes.tsx";
import { FileHead } from "./FileHead.tsx";
import { Form } from "./form/Form.tsx";
import { Preview } from "./Preview.tsx";
import { focusField, ProblemList } from "./ProblemList.tsx";
import { useFile } from "./use-file.ts";
import { useShortcuts } from "./use-shortcuts.ts";

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
	const { opened, value, draft, note, isDirty } = work;
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

	useShortcuts(work);

	// From a link or the dialog on to the words, past all other files; not when the page is loaded.
	const heading = useRef<HTMLHeadingElement>(null);
	const isShown = value !== undefined;
	useEffect(() => {
		if (!isShown) return;
		if (field) focusField(field.split("_"));
		else if (document.activeElement !== document.body) heading.current?.focus();
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
	const schema = site.schemas[opened.schema];
	const isNew = opened.version === null;
	// Its page is loaded all the same, and follows the first words that are right.
	const isWaiting = isNew && problems.length > 0;
	const choose = (next: View) => {
		setView(next);
		if (next !== "words") setSide(next);
	};

	return (
		<main className="file" data-view={view} data-side={side}>
			<FileHead
				work={work}
				opened={opened}
				heading={heading}
				problems={problems}
				onMoved={onMoved}
			/>
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
