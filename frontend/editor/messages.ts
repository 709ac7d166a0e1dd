import * as z from "zod";
import type { FormSchema } from "./schema.ts";

/** A file of copy/ as the editor lists it. */
export type ListedFile = {
	file: string;
	collection: string;
	/** Its name in the list: its page's heading, if it has one. */
	title: string;
	/** A service's category, by its name in the menu. */
	category?: string;
	/** Path of the page that shows its copy. */
	page: string;
};

/** What the editor's page needs when it loads. */
export type SiteInfo = {
	name: string;
	/** Identifies the folder whose files are edited. */
	folder: string;
	files: (ListedFile & { text: string })[];
	schemas: Record<string, FormSchema>;
	/** The categories of services, in the order of the menu. */
	categories: { id: string; label: string }[];
	/** Names of all icons in the icon set. */
	icons: string[];
	/** The latest deletion or renaming that can still be undone. */
	lastMove?: LastMove | undefined;
};

/** A deletion, if `to` is null, or a renaming. */
export type LastMove = {
	/** The id with which to undo it. */
	undo: string;
	file: string;
	to: string | null;
	title: string;
	/** How many other files' links were changed. */
	others: number;
};

/**
 * A problem as the form shows it, with the line that npm run check:content prints.
 * - file: the form's file, or another one that the change would break
 * - path: of the field in that file
 */
export type ShownProblem = {
	file: string;
	path: string[];
	message: string;
	line: string;
};

export type OpenedFile = {
	file: string;
	title: string;
	/** Key of its form's schema in `SiteInfo`. */
	schema: string;
	page: string;
	/** null for a file that does not exist yet. */
	version: string | null;
	text: string;
	value: unknown;
	problems: ShownProblem[];
	/** Whether it may be renamed and deleted, as files of a collection may. */
	isMovable: boolean;
};

export type DraftResult = { text: string; problems: ShownProblem[] };

export type SaveResult =
	| { kind: "saved"; version: string; text: string }
	| { kind: "refused"; text: string; problems: ShownProblem[] }
	/** The file has changed since it was read: its current text and value, and what would replace it. */
	| {
			kind: "changed";
			version: string | null;
			disk: string;
			/** undefined if the file was deleted or has problems of its own. */
			value?: unknown;
			text: string;
			problems: ShownProblem[];
	  };

/** The result of deleting, renaming, or undoing either. */
export type MoveResult =
	| { kind: "done" }
	| { kind: "refused"; problems: ShownProblem[] }
	/** One of the files has changed since. */
	| { kind: "changed" };

/** Request to rename or delete a file; `to` is its new path, or null to delete it. */
export const moveSchema = z.object({
	file: z.string(),
	version: z.string(),
	to: z.string().nullable(),
});
export type Move = z.infer<typeof moveSchema>;

/** Request to check or save a file: its new value, and the version that was read. */
export const draftSchema = z.object({
	file: z.string(),
	version: z.string().nullable(),
	value: z.unknown(),
	/** The text on which the value is based, which is used if another program has deleted the file. */
	base: z.string().optional(),
});
export type Draft = z.infer<typeof draftSchema>;
