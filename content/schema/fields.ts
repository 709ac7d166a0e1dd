import * as z from "zod";
import { onlyKnownFills } from "./fills.ts";
import {
	noEmphasis,
	onlyWorkingLinks,
	withoutAddresses,
} from "./text-links.ts";

type TextOptions = {
	/** Names that the text may contain in braces, because the page fills them in; by default those of its example. */
	fills?: readonly string[];
	/** Whether the facts of site.ts may be used as well. */
	allowsFacts?: boolean;
	/** Whether the page shows [words](address) as a link: it renders the text with RichText or Prose. */
	allowsLinks?: boolean;
	/** Whether the page shows **words** in bold and *words* in italics, or something else reports them. */
	allowsEmphasis?: boolean;
	/**
	 * Whether the page shows a line break as the end of a paragraph. Elsewhere browsers show a space; SES may
	 * refuse a mail with one in its subject, and in a label it would begin another line of the mail.
	 */
	allowsParagraphs?: boolean;
};

/**
 * Creates a text field of `min` to `max` characters without spaces at either end.
 * @param sentence describes the field for editors; the limits are added to it
 * @param example a valid value
 */
export function text(
	[min, max]: readonly [number, number],
	sentence: string,
	example: string,
	{
		fills = namesIn(example),
		allowsFacts = true,
		allowsLinks = false,
		allowsEmphasis = false,
		allowsParagraphs = false,
	}: TextOptions = {},
) {
	const filled = fills.map((name) => `{${name}}`);
	const sized = allowsLinks
		? z
				.string()
				.min(min)
				.refine(...withoutAddresses(max))
		: z.string().min(min).max(max);
	return sized
		.regex(/^\S[\s\S]*\S$|^\S$/, {
			error: ({ input }) =>
				/\S\n+$/.test(String(input))
					? "ends with a line break; begin the text with >- instead of > or |"
					: "must not begin or end with a space",
		})
		.refine(
			(value) => allowsParagraphs || !/\S\s*[\r\n]\s*\S/.test(value),
			"is more than one paragraph; remove the line breaks in it (in a file: begin it with >- instead of |, without empty lines and spaces before its lines)",
		)
		.refine(...onlyKnownFills({ fills, allowsFacts }))
		.refine(...onlyWorkingLinks(allowsLinks))
		.refine(...noEmphasis(allowsEmphasis))
		.meta({
			description: [
				sentence,
				`${min} to ${max} characters.`,
				...(filled.length > 0
					? [
							`${filled.join(" and ")} ${filled.length > 1 ? "are" : "is"} filled in by the page.`,
						]
					: []),
				...(allowsLinks
					? ["May contain links as [words](/company/contact)."]
					: []),
			].join(" "),
			examples: [example],
			...(allowsLinks && { maxLength: max }),
		});
}

/** Returns the names in braces, other than facts such as {site.name}. */
function namesIn(example: string): string[] {
	return [...example.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

const slugPattern = [
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	"must be lowercase letters and digits, with single hyphens between them",
] as const;

/** Creates a field for part of a path: lower-case letters, digits and single hyphens. */
export function slug(sentence: string, example: string) {
	return z
		.string()
		.regex(...slugPattern)
		.meta({
			description: `${sentence} Lowercase letters, digits and hyphens.`,
			examples: [example],
		});
}

/** The name of an icon of the Lucide set; content/rules/pictures.ts checks that it exists. */
export const icon = z
	.string()
	.regex(...slugPattern)
	.meta({
		id: "icon",
		description:
			"Name of an icon at https://lucide.dev/icons: lowercase letters, digits and hyphens. The check reports a name that does not exist.",
		examples: ["key-round"],
	});

/** A path on this site, an https address, or an email address after mailto:. */
export const href = z
	.string()
	.regex(
		/^(\/|https:\/\/|mailto:)\S*$/,
		"must begin with / or https:// or mailto: and contain no spaces",
	)
	.refine(...onlyKnownFills())
	.meta({
		id: "href",
		description:
			"Where it leads: the path of a page on this site, beginning with a slash, or an address that begins with https:// or mailto:. The check reports a page that does not exist.",
		examples: ["/company/contact"],
	});

/**
 * Creates a field for a calendar day, as YYYY-MM-DD.
 * @param example a valid day; the editor fills in today for a new entry, unless this is in the future
 */
export function day(sentence: string, example = "2026-03-15") {
	return z.iso.date("must be a day such as 2026-03-15").meta({
		description: `${sentence} Year, month and day with hyphens.`,
		examples: [example],
	});
}

/** Creates a list whose description states its limits. */
export function list<Item extends z.ZodType>(
	item: Item,
	sentence: string,
	{ min = 0, max }: { min?: number; max?: number } = {},
) {
	const schema = z.array(item);
	const [limited, limits] =
		max === undefined
			? [schema.min(min), min > 0 ? `At least ${min}.` : ""]
			: max === min
				? [schema.length(max), `Exactly ${max}.`]
				: [schema.min(min).max(max), `${min} to ${max}.`];
	return limited.meta({ description: `${sentence} ${limits}`.trim() });
}

/** Creates a group of fields that belong together. */
export function group<Shape extends z.ZodRawShape>(
	sentence: string,
	shape: Shape,
) {
	return z.strictObject(shape).meta({ description: sentence });
}
