import * as z from "zod";
import { group, href, icon, list, text } from "./fields.ts";
import { figureSchema } from "./figure.ts";
import { alsoCalled, metaSchema } from "./page-parts.ts";
import { urgentSchema } from "./urgent.ts";

const serviceCardSchema = group("One way in which we work.", {
	icon,
	title: text([3, 60], "The card's heading.", "Waste found and kept out"),
	description: text(
		[60, 400],
		"What is done, in two or three sentences.",
		"Idle volumes and forgotten test clusters are found by query and kept out by a check in the pipeline.",
	),
});

const solutionCardSchema = group("One side of what the client gets.", {
	cardTitle: text([3, 60], "The card's heading.", "How we measure it"),
	cardDescription: text(
		[40, 300],
		"What the three items below have in common.",
		"We agree these figures in week one and report them until we leave.",
	),
	contentItems: list(
		group("One item of the card.", {
			icon,
			heading: text([3, 60], "Its heading.", "Alerts that name an owner"),
			description: text(
				[40, 320],
				"What it is, in one or two sentences.",
				"Anomaly detection per service, routed to the team that made the change.",
			),
		}),
		"The items of the card.",
		{ min: 3, max: 3 },
	),
});

const lifecycleItemSchema = group("One step.", {
	icon,
	title: text([3, 30], "The step's name.", "Allocate"),
	description: text(
		[20, 180],
		"What happens in it.",
		"Agree owners and split rules, then enforce tags.",
	),
});

const lifecycleSchema = group(
	"The five steps of the work. Leave the whole field out if there are none.",
	{
		heading: text(
			[3, 60],
			"Heading above the steps.",
			"From the first bill to a monthly routine",
		),
		lifecycleItems: list(
			lifecycleItemSchema,
			"The steps in their order; the page numbers them.",
			{ min: 5, max: 5 },
		).transform((items) =>
			items.map((item, index) => ({ step: index + 1, ...item })),
		),
	},
);

const siblingSchema = group("A service that a visitor may mean instead.", {
	id: z
		.string()
		.regex(
			/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/,
			"must be a folder and a file's name such as cloud/finops",
		)
		.meta({
			description:
				"Its folder and file name, without .yaml. The check reports a service that does not exist.",
			examples: ["cloud/finops"],
		}),
	when: text(
		[30, 130],
		"When to choose that one, in one sentence; shown beside its name.",
		"When you are in the cloud already, and the bill is the question.",
	).regex(/[.?!]$/, "must end with a full stop"),
});
export type Sibling = z.infer<typeof siblingSchema>;

const callToActionSchema = group(
	"The button at the head and at the end of the page. Leave it out for no button.",
	{
		heading: text([3, 80], "Heading at the end.", "Bring last month's bill"),
		description: text(
			[20, 240],
			"What happens when it is pressed.",
			"In a free session we read it with you and name the changes we would make first.",
		),
		buttonText: text([3, 40], "The words on the button.", "Book a bill review"),
		buttonLink: href,
	},
);

/** One service: its page (docs/behaviour.md, "Services"), its menu entry and its card on the category page. */
export const serviceSchema = group(
	"One service: its page, its entry in the menu and its card on its category's page. Its address is made from the folder and file name. The page needs at least 350 words, and must not share a sentence, or nine words in a row, with another service.",
	{
		order: z.number().meta({
			description:
				"Order within its folder, in the menu and on the category's page: smaller numbers come first. Each service in a folder needs a different one.",
			examples: [5],
		}),
		listed: z
			.boolean()
			.default(true)
			.meta({
				description:
					"false keeps the page out of menus and category pages; it stays reachable, and the search finds it. Leave it out otherwise.",
				examples: [false],
			}),
		menu: group("Its short form, for menus, cards and search results.", {
			label: text([2, 34], "Its name in the menu.", "FinOps"),
			description: text(
				[20, 70],
				"One line below the name.",
				"Know what each workload costs, and who decides",
			),
			icon,
		}),
		alsoCalled,
		keyCapabilities: list(
			text([3, 60], "One capability.", "Unit costs beside revenue"),
			"What its card on the category's page lists.",
			{ min: 3, max: 5 },
		),
		meta: metaSchema,
		pageTitle: text([2, 60], "The page's heading.", "FinOps"),
		pageDescription: text(
			[120, 480],
			"The introduction below the heading: the client's problem, and what we do about it.",
			"Most cloud bills are accurate and useless: a correct total that nobody can act on. We turn the bill into a monthly conversation with an owner for each line.",
		),
		facts: group(
			"What visitors want to know first, shown beside the title and in the comparison on the category's page. A service without facts is left out of the comparison.",
			{
				who: text(
					[3, 70],
					"Who the service is for.",
					"Finance and engineers who share a bill",
				),
				time: text([3, 70], "How long it takes.", "10 weeks"),
				price: text(
					[3, 70],
					"What decides the price, or how it is charged; beside the title only.",
					"A fixed price",
					{ allowsLinks: true },
				).optional(),
				handover: text(
					[3, 60],
					"What is handed over; in the comparison only.",
					"A cost model, alerts and a 12-month forecast",
				),
				measure: text(
					[3, 60],
					"What is measured; in the comparison only.",
					"Spend with an owner, cost per unit of business",
				),
			},
		).optional(),
		urgent: urgentSchema.optional(),
		figure: figureSchema.optional(),
		serviceCards: list(serviceCardSchema, 'The cards below "How we work".', {
			min: 3,
			max: 3,
		}),
		solutionCards: list(solutionCardSchema, 'The cards below "What you get".', {
			min: 2,
			max: 2,
		}),
		serviceLifecycleFlow: lifecycleSchema.optional(),
		standards: list(
			text(
				[2, 40],
				"One standard or technology, spelt the way its owners spell it.",
				"FOCUS 1.1",
			),
			"Named standards and open technologies that the work follows.",
			{ min: 3, max: 8 },
		),
		questions: list(
			group("A question with its answer.", {
				question: text(
					[10, 120],
					"As a client asks it.",
					"Do you take a share of what we save?",
				),
				answer: text(
					[60, 500],
					"The answer, beginning with the answer itself.",
					"No. We charge a fixed price for a fixed scope, and the savings are yours from the first day.",
				),
			}),
			"What clients really ask before they buy. Leave it out if there are none.",
			{ min: 2, max: 4 },
		).optional(),
		siblings: list(
			siblingSchema,
			"Services that a visitor may mean instead, the likeliest first. Each must be a different, existing service other than this one. Leave it out if there are none.",
			{ min: 2, max: 3 },
		).optional(),
		callToAction: callToActionSchema.optional(),
	},
);
