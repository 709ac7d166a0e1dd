import * as z from "zod";
import { group, href, list, slug, text } from "./fields.ts";

/** A path for which the build can write a file (build/redirect-page.ts), as the edge function asks S3 for it. */
const oldPath = z
	.string()
	.regex(
		/^(\/[a-z0-9]+([_~-]+[a-z0-9]+)*)+(\.html)?$/,
		"must be a path such as /about-us or /about.html: lower-case letters, digits and hyphens between slashes",
	)
	.meta({
		description:
			"A path in lower case, beginning with a slash; visitors may write it in capitals unless it ends in .html.",
		examples: ["/about-us"],
	});

/**
 * What search engines and shared links show. A title of 51 characters leaves room for " | Mallee"
 * within the 60 that search engines show; if the two do not fit, the name is left out (content/page-title.ts).
 */
export const metaSchema = group(
	"What search engines and shared links show for the page.",
	{
		title: text(
			[3, 51],
			"Title in search results, different from every other page's. Leave out the company's name, which is added at the end if both together have at most 60 characters.",
			"FinOps and cloud cost management",
		),
		description: text(
			[50, 155],
			"One or two sentences below the title in search results, different from every other page's and ending with a full stop.",
			"Open positions in Sydney, in Melbourne and remote, and what we offer the people who do the work.",
		).regex(/[.?!]$/, "must end with a full stop"),
		redirectFrom: list(
			oldPath,
			"Other addresses that lead to this page: those it had before, or those of an older website.",
		).optional(),
	},
);
export type Meta = z.infer<typeof metaSchema>;

/** A drawn picture. */
export const pictureSchema = group("The drawing beside the heading.", {
	drawing: slug(
		"Name of a drawing in frontend/illustrations. Leave it out if there is no drawing yet: the page then shows three stems.",
		"data-miner",
	).optional(),
	text: text(
		[40, 200],
		"What the drawing shows, for people who cannot see it.",
		"Three stems rise from one root, with nothing on them yet.",
	),
});

/** Button or link text with its target. */
export const actionSchema = group("A button or a link.", {
	label: text([2, 40], "The words on it.", "Get in Touch"),
	href,
});

/** The closing call to action of a page. */
export const closingSchema = group(
	"The call to action at the end of the page.",
	{
		heading: text([3, 80], "Its heading.", "Tell us what is stuck"),
		text: text(
			[20, 260],
			"One or two sentences below the heading.",
			"Describe the system, the deadline and what has been tried so far.",
		),
		action: actionSchema,
	},
);

/** Further words by which the search finds a page (content/README.md, "Which file is which"). */
export const alsoCalled = text(
	[2, 3000],
	"What visitors might call it or be looking for, in their own words and separated by commas: abbreviations, job titles, brands, the problem they have. The search uses these words; they are never shown.",
	"bill shock, cloud bill, rightsizing, cfo",
).optional();

/** The fields of a page that is mostly a heading above something else: news, research, docs and the like. */
export const headedPage = {
	meta: metaSchema,
	alsoCalled,
	heading: text([2, 80], "The page's heading.", "Our Partners"),
	intro: text(
		[20, 320],
		"The introduction below the heading.",
		"We work with a few companies that each do one thing well.",
	),
};

/** Creates the rows beside a page's heading, each with a name and one line of text. */
export function headFacts() {
	return rows(group("One row.", rowFields()));
}

/** Creates such rows for a page whose list comes from other people's feeds, which the page counts and names. */
export function sourceFacts() {
	return rows(
		group("One row.", {
			...rowFields(["count", "first", "last"]),
			textForOne: text(
				[3, 120],
				"The fact if there is only one source.",
				"The feed of {first}",
				{ allowsLinks: true },
			).optional(),
		}),
	);
}

/** @param fills names in braces that the page fills in */
function rowFields(fills: readonly string[] = []) {
	return {
		label: text([2, 14], "Its name, in a word or two.", "Reply"),
		text: text(
			[3, 120],
			"The fact itself.",
			"Free, usually next business day",
			{
				fills,
				allowsLinks: true,
			},
		),
	};
}

function rows<Row extends z.ZodType>(row: Row) {
	return list(
		row,
		"What visitors want to know first, shown beside the heading. Leave it out if the introduction says it all.",
		{ min: 2, max: 5 },
	).optional();
}
