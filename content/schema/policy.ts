import * as z from "zod";
import { formatDay, readDay } from "#content/days.ts";
import { describeIssue } from "#content/reader/describe-issue.ts";
import { emphasis } from "#content/reader/emphasis.ts";
import { mapTexts } from "#content/reader/map-texts.ts";
import { type Block, readPolicyBody } from "#content/reader/policy-body.ts";
import { site } from "#content/site.ts";
import { group, icon, list, text } from "./fields.ts";
import { figureSchema } from "./figure.ts";
import {
	actionSchema,
	alsoCalled,
	headFacts,
	metaSchema,
} from "./page-parts.ts";

/** In the language of all words (content/locale.ts). */
const exampleDay = formatDay("2024-03-15");

/** Lawyers write longer paragraphs than we do. */
const maxParagraph = 4000;

/** The text of a policy once it has been read: paragraphs, lists and headings within a section. */
const bodySchema = z.strictObject({
	intro: text(
		[60, 900],
		"The introduction.",
		"This policy says what we keep.",
		{ allowsLinks: true, allowsEmphasis: true },
	).refine(
		(words) => !emphasis.test(words),
		"cannot have words in bold or italics in its introduction; remove the *",
	),
	sections: z
		.array(
			z.strictObject({
				heading: text([3, 80], "A heading.", "Your Rights", {
					allowsEmphasis: true,
				}),
				blocks: z
					.array(blockSchema())
					.refine(
						({ length }) => length > 0,
						"has a heading with nothing below it; write a paragraph or a list",
					),
			}),
		)
		.refine(
			({ length }) => length >= 2,
			'must have at least two headings, each a line that begins with "## "',
		),
});

/** A list's entries may contain further lists. */
function blockSchema(): z.ZodType<Block> {
	return z.lazy(() =>
		z.union([
			richText("A paragraph."),
			z.strictObject({
				list: z
					.array(z.union([richText("An entry."), z.array(blockSchema())]))
					.min(1),
				start: z.number().optional(),
			}),
			z.strictObject({
				heading: text([3, 120], "A heading within it.", "Your choices", {
					allowsEmphasis: true,
				}),
			}),
		]),
	);
}

/** Text that may have links as [label](href), **words** in bold and *words* in italics. */
function richText(sentence: string) {
	const example = "We use your message to answer it.";
	return text([2, maxParagraph], sentence, example, {
		allowsLinks: true,
		allowsEmphasis: true,
	}).refine(
		(words) =>
			!/\*\*\S|\S\*\*/.test(words.replaceAll(new RegExp(emphasis, "g"), "")),
		"has a ** that makes nothing bold; write **words**, and put them around a whole link",
	);
}

/** The fields at the top of a policy's file, and its text. */
const policyFileSchema = group(
	"A policy: fields between two lines of ---, then its text in Markdown.",
	{
		meta: metaSchema,
		alsoCalled,
		heading: text([3, 60], "The page's heading.", "Privacy Policy"),
		icon: icon.optional(),
		figure: figureSchema.optional(),
		updated: z
			.string()
			.refine(
				(day) => readDay(day) !== undefined,
				`must be a day such as ${exampleDay}`,
			)
			.optional()
			.meta({
				description:
					"The day of its last change, shown at the top of the page and to search engines: month, day and year.",
				examples: [exampleDay],
			}),
		facts: headFacts(),
		badges: list(
			text([3, 40], "One of them.", "ISO 27001:2013"),
			"Certificates, shown beside the heading instead of facts.",
		).optional(),
		newsRequest: group(
			"Replaces {newsRequest} in the text: how a browser requests news.",
			{
				withProxy: text(
					[10, 300],
					"If site.ts names a feedProxy.",
					"asks a public proxy service for the news feeds",
					{ allowsLinks: true, allowsEmphasis: true },
				),
				withoutProxy: text(
					[10, 300],
					"If it names none.",
					"asks our own relay for the news feeds",
					{ allowsLinks: true, allowsEmphasis: true },
				),
			},
		).optional(),
		sections: list(
			group("What is shown with one heading of the text.", {
				heading: text([3, 80], "The heading, as in the text.", "Essential"),
				badge: text([3, 20], "A short label after it.", "Required").optional(),
				icon: icon.optional(),
				actions: list(actionSchema, "Buttons below its text.").optional(),
			}),
			"Icons, labels and buttons for headings in the text; leave out headings that have none.",
		).optional(),
		body: z.string().meta({
			description:
				"The text below the fields. First an introductory paragraph (60 to 900 characters), then at least two headings, each a line that begins with ##. Below each heading write paragraphs, separated by empty lines, lists, whose entries begin with - or with 1., 2. and so on (those of a list within a list with spaces before that), and further headings, which begin with ###. Write a link as [words](/company/contact), words in bold as **words** and in italics as *words*.",
			examples: ["This policy says …\n\n## Your Rights\n\nAsk us at any time."],
		}),
	},
);

export const policySchema = policyFileSchema.transform(
	(
		{ body: source, newsRequest, sections: extras = [], ...fields },
		context,
	) => {
		const body = readPolicyBody(source);
		const report = (path: PropertyKey[], message: string) =>
			context.addIssue({ code: "custom", path, message });
		for (const { line, message } of body.faults) {
			report(["body", line], message);
		}
		const variant = site.feedProxy ? "withProxy" : "withoutProxy";
		const filled = mapTexts(
			{ intro: body.intro, sections: body.sections },
			(words) =>
				words.replaceAll(
					"{newsRequest}",
					(name) => newsRequest?.[variant] ?? name,
				),
		);
		const result = bodySchema.safeParse(filled);
		for (const issue of result.error?.issues ?? []) {
			const [, section, , block] = issue.path;
			const lines = body.lines[Number(section)];
			report(
				[
					"body",
					lines?.blocks[Number(block)] ?? lines?.heading ?? body.introLine,
				],
				describeIssue(issue, filled),
			);
		}
		const headings = body.sections.map(({ heading }) => heading);
		for (const [index, { heading }] of extras.entries()) {
			if (headings.includes(heading)) continue;
			report(
				["sections", index, "heading"],
				`is not a heading in the text; the headings are ${headings.join(", ")}`,
			);
		}
		return {
			...fields,
			...filled,
			sections: filled.sections.map((section) => ({
				...section,
				...extras.find(({ heading }) => heading === section.heading),
			})),
		};
	},
);
