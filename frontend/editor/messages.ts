import * as z from "zod";
import type { FormSchema } from "./schema.ts";

/** A file of copy/ as the editor lists it. */
export type ListedFile = {
	file: string;
	collection: string;
	/** What it is called there: its page's heading where it has one. */
	title: string;
	/** The category of a service, by its name in the menu. */
	category?: string;
	/** The page on which its words are seen. */
	page: string;
};

/** What the page needs from the beginning. */
export type SiteInfo = {
	name: string;
	files: (ListedFile & { text: string })[];
	schemas: Record<string, FormSchema>;
	/** Of services, in the order of the menu. */
	categories: { id: string; label: string }[];
	/** Names of all pictures of the icon set. */
	icons: string[];
};

/**
 * A problem as the form shows it, and as the line that npm run check:content prints.
 * - file: another one than the form's where the change would break that
 * - path: of its field in that file
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
	/** Names its form's schema among those of the site. */
	schema: string;
	page: string;
	/** null for a file that is not there yet. */
	version: string | null;
	text: string;
	value: unknown;
	problems: ShownProblem[];
	/** Whether it is one of several of its kind, which may be renamed and deleted. */
	isMovable: boolean;
};

export type DraftResult = { text: string; problems: ShownProblem[] };

export type SaveResult =
	| { kind: "saved"; version: string; text: string }
	| { kind: "refused"; text: string; problems: ShownProblem[] }
	/** The file is no longer what was read: its text now, and what would be saved over it. */
	| {
			kind: "changed";
			version: string | null;
			disk: string;
			text: string;
			problems: ShownProblem[];
	  };

/** What became of deleting, renaming, or undoing that. */
export type MoveResult =
	| {
			kind: "done";
			/** By which it can be undone. */
			undo: string;
			/** Other files in which links were changed with it. */
			others: string[];
	  }
	| { kind: "refused"; problems: ShownProblem[] }
	/** A file is no longer what it was. */
	| { kind: "changed" };

/** What the page sends to move a file; `to` is the path that it is to have, null where it is to be deleted. */
export const moveSchema = z.object({
	file: z.string(),
	version: z.string(),
	to: z.string().nullable(),
});
export type Move = z.infer<typeof moveSchema>;

/** What the page sends to check or save: the value that a file is to have, and the version that it was read as. */
export const draftSchema = z.object({
	file: z.string(),
	version: z.string().nullable(),
	value: z.unknown(),
});
export type Draft = z.infer<typeof draftSchema>;
