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
	/** Names of all pictures of the icon set. */
	icons: string[];
};

/** A problem as the form shows it: by its field's path, and as the line that npm run check:content prints. */
export type ShownProblem = { path: string[]; message: string; line: string };

export type OpenedFile = {
	file: string;
	title: string;
	page: string;
	/** null for a file that is not there yet. */
	version: string | null;
	text: string;
	value: unknown;
	problems: ShownProblem[];
};

export type DraftResult = { text: string; problems: ShownProblem[] };

export type SaveResult =
	| { kind: "saved"; version: string; text: string }
	| { kind: "refused"; text: string; problems: ShownProblem[] }
	/** The file is no longer what was read: its text now, and what would be saved over it. */
	| { kind: "changed"; version: string | null; disk: string; text: string };

/** What the page sends: the value that a file is to have, and the version that it was read as. */
export type Draft = { file: string; version: string | null; value: unknown };
