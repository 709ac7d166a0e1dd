import { useEffect, useMemo, useRef, useState } from "react";
import type { SiteInfo } from "#frontend/editor/messages.ts";
import { Changes } from "./Changes.tsx";
import { Conflict } from "./Conflict.tsx";
import { FileHead } from "./FileHead.tsx";
import { Form } from "./form/Form.tsx";
import { Preview } from "./Preview.tsx";
import { focusField, ProblemList } from "./ProblemList.tsx";
import { useFile } from "./use-file.ts";
import { useShortcuts } from "./use-shortcuts.ts";

type View = "words" | "page" | "changes";

/** One file: its form in the middle, and next to it the page or the changes. */
export function FilePane({
	file,
	field,
	site,
	onSaved,
	onUnsaved,
	onMoved,
}: {
	file: string;
	/** The field to go to once the form has loaded; "" for none. */
	field: string;
	site: SiteInfo;
	onSaved: () => void;
	/** Called when unsaved changes appear or are gone. */
	onUnsaved: () => void;
	/** Called after the file was deleted or renamed. */
	onMoved: (to: string | null) => void;
}) {
	const work = useFile(file, onSaved);
	const { opened, value, checked, note, isDirty } = work;
	// A narrow window shows one of the three views; a wide one the words and one of the other two.
	const [view, setView] = useState<View>("words");
	const [side, setSide] = useState<"page" | "changes">("page");
	// biome-ignore lint/correctness/useExhaustiveDependencies: updates the marks in the file list
	useEffect(onUnsaved, [isDirty]);

	useShortcuts(work);

	// Moves focus from a link or the dialog to the file, past all other files; not on page load.
	const heading = useRef<HTMLHeadingElement>(null);
	const isShown = value !== undefined;
	useEffect(() => {
		if (!isShown) return;
		if (field) focusField(field.split("_"));
		else if (document.activeElement !== document.body) heading.current?.focus();
	}, [isShown, field]);

	// Saving may be asked for from anywhere, so this leads to the choice that it needs.
	const banner = useRef<HTMLElement>(null);
	const led = useRef(0);
	const { asked } = work;
	useEffect(() => {
		if (asked === led.current) return;
		// A narrow window may be showing the page instead, and a hidden banner takes no focus.
		if (view !== "words") return setView("words");
		led.current = asked;
		banner.current?.focus({ preventScroll: true });
		banner.current?.scrollIntoView({ block: "start" });
	}, [asked, view]);

	const { text = "", problems = [] } = checked ?? {};
	// Problems in other files have no field in this form.
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
	// The page loads nevertheless, and updates with the first draft that has no problems.
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
					<Conflict
						work={work}
						opened={opened}
						banner={banner}
						onChosen={() => heading.current?.focus()}
						text={checked?.version === opened.version ? text : undefined}
					/>
				)}
				<ProblemList file={file} problems={problems} />
				{schema && value !== undefined ? (
					<Form
						schema={schema}
						title={opened.title}
						icons={site.icons}
						value={value}
						problems={ownProblems}
						onChange={work.change}
					/>
				) : (
					<p className="empty">
						This file cannot be shown as a form. Please fix it in a text editor.
					</p>
				)}
			</div>
			<div className="side">
				<div className="page" data-waiting={isWaiting || undefined}>
					{isWaiting && (
						<p className="empty">
							The page appears here as soon as nothing is missing.
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
