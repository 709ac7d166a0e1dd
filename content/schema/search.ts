import * as z from "zod";
import { group, href, icon, list, slug, text } from "./fields.ts";
import { onlyKnownFills } from "./fills.ts";
import { alsoCalled } from "./page-parts.ts";

/** Names in braces that an answer may contain, in addition to the facts of site.ts. */
const answerFills = ["certifications", "positions", "newsFeed"] as const;
export type AnswerFill = (typeof answerFills)[number];

/** Creates a text field that may contain facts, even empty ones. */
const fact = (sentence: string, example: string) =>
	z
		.string()
		.max(300)
		.refine(...onlyKnownFills({ fills: answerFills, allowsEmptyFacts: true }))
		.meta({
			description: `${sentence} At most 300 characters. ${answerFills.map((name) => `{${name}}`).join(", ")} and the facts of site.ts are filled in.`,
			examples: [example],
		});

/** A fact that the search shows in the result itself (docs/behaviour.md, "Search"). */
const answerSchema = group(
	"One answer. It is not shown if its text, or the fact that it copies, is empty once the facts are filled in.",
	{
		id: slug("Identifies the answer. Must be unique.", "phone"),
		title: text([3, 40], "What it answers.", "Telephone"),
		text: fact(
			"The fact, or what to do, in a sentence or two. If it lists several facts separated by commas, empty ones are left out.",
			"{site.phoneNumber}, {site.businessHours}",
		),
		icon,
		link: href,
		copies: fact(
			"What Enter copies. Leave it out if Enter should open the link.",
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
	"Facts that the search shows directly, in the order used before anything is typed.",
);
export type Answer = z.infer<typeof answerSchema>;

const names = (sentence: string, example: string) =>
	text([2, 300], `${sentence} Separate them with commas.`, example);

/** Synonyms in our field; the build adds them to every page that contains one of them. */
export const dictionarySchema = group(
	"Synonyms: a page that is found by one name is also found by the others.",
	{
		sameThing: list(
			names(
				"One thing in several ways: the short and the long form, two words and one, our spelling and others'.",
				"kubernetes, k8s, kube",
			),
			"Groups of names for the same thing, one entry per thing.",
		),
		examplesOf: list(
			group("A kind of thing.", {
				kind: text([2, 60], "Its name on the pages.", "siem"),
				names: names(
					"What people name instead of it: its brands and examples.",
					"splunk, sentinel, qradar",
				),
			}),
			"Brands and examples by kind. A page that names the kind is found by its examples, but not the other way round.",
		),
	},
);
