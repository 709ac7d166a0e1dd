import * as z from "zod";
import { alsoCalled, group, href, icon, list, slug, text } from "./fields.ts";

/** Values that the page fills in, in addition to the facts of site.ts. */
export const answerFills = ["certifications", "positions", "newsFeed"] as const;
export type AnswerFill = (typeof answerFills)[number];

/** Creates a text that is empty if the fact that it names is empty. */
const fact = (sentence: string, example: string) =>
	z
		.string()
		.max(300)
		.meta({
			description: `${sentence} At most 300 characters. ${answerFills.map((name) => `{${name}}`).join(", ")} and the facts of site.ts are filled in.`,
			examples: [example],
		});

/** A fact that the search shows in the result itself (docs/behaviour.md, "Search"). */
const answerSchema = group(
	"One answer. Where a fact that it copies is empty in site.ts, it is not shown.",
	{
		id: slug(
			"Tells it from all others. No two answers have the same.",
			"phone",
		),
		title: text(3, 40, "What it answers.", "Telephone"),
		text: fact(
			"The fact, or what to do, in a sentence or two. Of several with commas between, those that are empty are left out.",
			"{site.phoneNumber}, {site.businessHours}",
		),
		icon,
		link: href,
		copies: fact(
			"What Enter copies. Leave it out where Enter should open the link.",
			"{site.phoneNumber}",
		).optional(),
		phone: z
			.enum(["calls", "writes"])
			.optional()
			.meta({
				description:
					"What a phone does instead of copying: it calls the number, or writes to the address.",
				examples: ["calls"],
			}),
		alsoCalled,
	},
);
export const answersSchema = list(
	answerSchema,
	"Facts that the search shows by itself, in the order in which they stand before a word is typed.",
);
export type Answer = z.infer<typeof answerSchema>;

const names = (sentence: string, example: string) =>
	text(2, 300, `${sentence} With commas between.`, example);

/** Synonyms in our field; the build adds them to every page that contains one of them. */
export const dictionarySchema = group(
	"The dictionary of the trade: a page that is found by one name is found by the others too.",
	{
		sameThing: list(
			names(
				"One thing in several ways: the short and the long form, two words and one, our spelling and others'.",
				"kubernetes, k8s, kube",
			),
			"Names of one thing, an entry each.",
		),
		examplesOf: list(
			group("A kind of thing.", {
				kind: text(2, 60, "As the pages name it.", "siem"),
				names: names(
					"What people name instead of it: its brands and examples.",
					"splunk, sentinel, qradar",
				),
			}),
			"Brands and examples by kind. A page that names the kind is found by them, not the other way round.",
		),
	},
);
