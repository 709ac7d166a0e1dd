import * as z from "zod/mini";

/** Text of `min` to `max` characters without blanks at its ends. */
export function text(min: number, max: number) {
	return z
		.string()
		.check(
			z.minLength(min),
			z.maxLength(max),
			z.regex(/^\S[\s\S]*\S$|^\S$/, "must not begin or end with a blank"),
		);
}

/** A part of a path: small letters, digits and single hyphens. */
export const slug = z
	.string()
	.check(
		z.regex(
			/^[a-z0-9]+(-[a-z0-9]+)*$/,
			"must be small letters, digits and hyphens",
		),
	);

/** The name of an icon of the Lucide set; the content test proves that it exists. */
export const icon = slug;

/** A path on this site, an https address, or a mail address. */
export const href = z
	.string()
	.check(
		z.regex(
			/^(\/|https:\/\/|mailto:)\S*$/,
			"must begin with / or https:// or mailto:",
		),
	);

/** A day of the calendar, as YYYY-MM-DD. */
export const day = z
	.string()
	.check(
		z.refine(
			(value) =>
				/^\d{4}-\d{2}-\d{2}$/.test(value) &&
				!Number.isNaN(Date.parse(`${value}T00:00:00Z`)),
			"must be a day such as 2026-03-15",
		),
	);

/**
 * What search engines and shared links show. The layout adds " | Mallee" to the
 * title, which keeps the whole within 60 characters.
 */
export const metaSchema = z.strictObject({
	title: text(3, 51),
	description: text(50, 155),
});
export type Meta = z.infer<typeof metaSchema>;

/** A drawn picture. */
export const pictureSchema = z.strictObject({
	/** Name of a file in the drawings of frontend/; without one there is the plain form of its kind. */
	drawing: z.optional(slug),
	/** What the picture shows, for those who do not see it. */
	text: text(40, 200),
});
