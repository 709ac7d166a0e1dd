import { useCallback, useEffect, useRef, useState } from "react";
import { useHashLocation } from "wouter/use-hash-location";
import type { SiteInfo } from "#frontend/editor/messages.ts";
import { emptyValue } from "#frontend/editor/schema.ts";
import { markPath } from "#frontend/ui/Logo.tsx";
import { loadSite, openFile } from "./api.ts";
import { FilePane } from "./FilePane.tsx";
import { FileTree } from "./FileTree.tsx";
import { Moved } from "./Moved.tsx";
import { NewDialog } from "./NewDialog.tsx";
import { readUnsaved, storeUnsaved, unsavedFiles } from "./unsaved.ts";

/** The whole editor: all files on the left, the open one next to them. */
export function Editor({ first }: { first: SiteInfo }) {
	const [site, setSite] = useState(first);
	const [unsaved, setUnsaved] = useState(unsavedFiles);
	const [fragment] = useHashLocation();
	const { file, field } = readPlace(fragment);
	// Incremented to remount a file's pane after its unsaved words were changed from outside it.
	const [round, setRound] = useState(0);
	// The id of the move whose message was closed.
	const [closed, setClosed] = useState<string>();
	const dialog = useRef<HTMLDialogElement>(null);

	useEffect(() => {
		document.title = `${file} – Editor – ${site.name}`;
	}, [file, site.name]);

	const refresh = useCallback(() => {
		setUnsaved(unsavedFiles());
		loadSite().then(setSite, () => {});
	}, []);
	// Other tabs and programs add, rename and delete files, too.
	useEffect(() => {
		addEventListener("focus", refresh);
		return () => removeEventListener("focus", refresh);
	}, [refresh]);
	const mark = useCallback(() => setUnsaved(unsavedFiles()), []);

	/** Opens a list with a new entry: an advisory at the top, anything else at the end. */
	async function addEntry(list: string): Promise<void> {
		const opened = await openFile(list).catch(() => null);
		const before = readUnsaved(list);
		const entries = before?.value ?? opened?.value;
		const name = site.files.find((listed) => listed.file === list)?.collection;
		const schema = site.schemas[name ?? ""];
		// The list's own pane says what is wrong with it, or that the server does not answer.
		if (!opened || !Array.isArray(entries) || !schema?.items) {
			location.hash = list;
			return;
		}
		const added = emptyValue(schema.items, schema);
		const isNewestFirst = list === "lists/advisories.yaml";
		storeUnsaved(list, {
			version: before ? before.version : opened.version,
			base: before ? before.base : opened.value,
			value: isNewestFirst ? [added, ...entries] : [...entries, added],
		});
		location.hash = `${list}?${isNewestFirst ? 0 : entries.length}`;
		setRound(round + 1);
		mark();
	}

	const { lastMove } = site;
	return (
		<div className="editor">
			<header className="bar">
				<svg viewBox="0 0 32 32" aria-hidden="true">
					<path d={markPath} />
				</svg>
				<span>
					<strong>{site.name}</strong> words
				</span>
			</header>
			<FileTree
				site={site}
				current={file}
				unsaved={unsaved}
				onNew={() => dialog.current?.showModal()}
			/>
			<FilePane
				key={`${file} ${round}`}
				file={file}
				field={field}
				site={site}
				onSaved={refresh}
				onUnsaved={mark}
				onMoved={(to) => {
					location.hash = to ?? "pages/home.yaml";
					refresh();
				}}
			/>
			{lastMove && lastMove.undo !== closed && (
				<Moved
					key={lastMove.undo}
					last={lastMove}
					onUndone={(next) => {
						location.hash = next;
						refresh();
					}}
					onClose={() => setClosed(lastMove.undo)}
				/>
			)}
			<NewDialog
				dialog={dialog}
				site={site}
				onFile={(next) => {
					location.hash = next;
				}}
				onEntry={addEntry}
			/>
		</div>
	);
}

/** Reads the URL's fragment: after a slash the file's path and, after a question mark, the field to go to. */
function readPlace(fragment: string): { file: string; field: string } {
	const [file, field = ""] = decode(fragment.slice(1)).split("?");
	return { file: file || "pages/home.yaml", field };
}

/** Decodes a fragment, or returns it unchanged if it is malformed; then no file has that name. */
function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
