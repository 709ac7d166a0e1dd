import type {
	DraftResult,
	OpenedFile,
	SaveResult,
} from "#frontend/editor/messages.ts";
import { addValue, type History, step } from "./history.ts";
import { isEqual, type Merged, merge } from "./merge.ts";

/** A file while it is edited. */
export type Working = {
	/** The file on disk, as the server last reported it. */
	opened: OpenedFile;
	/** The version and value of the file from which the history started. */
	base: { version: string | null; value: unknown };
	history: History;
	/** What the server said of the words when it last checked them. */
	checked: Checked;
	/** Whether those are the current words, on the file as it is on disk now. */
	isChecked: boolean;
};

/** The text that saving would write, its problems, and the version of the file that it would replace. */
type Checked = DraftResult & { version?: string | null };

export function currentValue({ history }: Working): unknown {
	return history.values[history.at];
}

export function isUnsaved(working: Working | undefined): boolean {
	return !!working && !isEqual(currentValue(working), working.base.value);
}

/** Whether another program has changed the file in a way that leaves the author a choice. */
export function isOutdated({ base, opened }: Working): boolean {
	return base.version !== opened.version;
}

/** Returns what saving would write, with the author's words where both sides changed a field. */
export function outcomeOf(working: Working): Merged {
	const { base, opened } = working;
	const mine = currentValue(working);
	if (!isOutdated(working)) return { value: mine, conflicts: [] };
	if (isMergeable(opened)) return merge(base.value, opened.value, mine);
	const conflict = { path: [], theirs: opened.value, mine };
	return { value: mine, conflicts: [conflict] };
}

/** Bases the author's words on the file as it is now, unless both changed the same field. */
export function settle(working: Working): Working {
	const isSettled =
		!isOutdated(working) || outcomeOf(working).conflicts.length > 0;
	return isSettled ? working : rebase(working);
}

/**
 * Bases the author's words on the file as it is now: keeps them where both changed the same field.
 * The history, too, so that undo takes back the author's changes only.
 */
export function rebase(working: Working): Working {
	const { base, opened, history } = working;
	const values = isMergeable(opened)
		? history.values.map(
				(value) => merge(base.value, opened.value, value).value,
			)
		: history.values;
	return {
		...working,
		base: { version: opened.version, value: opened.value },
		history: { ...history, values },
		isChecked: false,
	};
}

/** As `rebase`, but with the file's words where both changed the same field; undo restores the author's. */
export function yieldTo(working: Working): Working {
	const { base, opened } = working;
	const { value } = merge(
		base.value,
		opened.value,
		currentValue(working),
		"theirs",
	);
	return withValue(rebase(working), value);
}

/** Takes over the file as it is on disk now, unless it has unsaved words: these are combined when they are saved. */
export function refresh(working: Working, opened: OpenedFile): Working {
	const isSame = opened.version === working.opened.version;
	// Checks the words again, if that has failed.
	if (isSame || isUnsaved(working)) return { ...working };
	return settle({ ...working, opened, isChecked: false });
}

/** Adds a value as an undo step of its own. */
export function withValue(working: Working, value: unknown): Working {
	const history = addValue(step(working.history, 0), value, Date.now());
	return { ...working, history, isChecked: false };
}

/** Adds what the server says of the current words. */
export function withCheck(working: Working, result: DraftResult): Working {
	const { text, problems } = result;
	const { version } = working.opened;
	return { ...working, checked: { version, text, problems }, isChecked: true };
}

/** Whether other programs' changes can be combined with the author's: not if they deleted or broke the file. */
export function isMergeable(opened: OpenedFile): boolean {
	const { file, version, value, problems } = opened;
	const isSound = !problems.some((problem) => problem.file === file);
	return version !== null && value !== undefined && isSound;
}

/** Returns the state after the server's response. @param sent the value that was sent */
export function after(
	working: Working,
	sent: unknown,
	result: SaveResult,
): Working {
	const { opened } = working;
	const isSame = currentValue(working) === sent;
	switch (result.kind) {
		case "saved": {
			const { version, text } = result;
			const saved: Working = {
				...working,
				base: { version, value: sent },
				opened: { ...opened, version, text, value: sent },
				isChecked: false,
			};
			return isSame ? withCheck(saved, { text, problems: [] }) : saved;
		}
		case "changed": {
			const { version, disk: text, value } = result;
			return settle({
				...working,
				// Without a value if the file was deleted or has problems.
				opened: { ...opened, version, text, value, problems: [] },
				isChecked: false,
			});
		}
		case "refused":
			return isSame ? withCheck(working, result) : working;
	}
}
