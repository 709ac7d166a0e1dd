import * as z from "zod";
import { slugify } from "#content/slug.ts";
import { group, icon, list, slug, text } from "./fields.ts";
import {
	alsoCalled,
	headFacts,
	metaSchema,
	pictureSchema,
} from "./page-parts.ts";

const featureSchema = group("One feature of the product.", {
	id: slug(
		"The feature's address within the page ends with this.",
		"deployment",
	),
	icon,
	title: text([3, 60], "The feature's heading.", "Flexible deployment"),
	description: text(
		[40, 300],
		"What it is, in one or two sentences.",
		"The same container images install in a cloud region or in your own data centre.",
	),
	items: list(
		group("One point.", {
			icon,
			label: text([2, 60], "The point.", "Kubernetes"),
		}),
		"Short points with icons. A feature has these, or a detailedDescription, or both.",
	).optional(),
	detailedDescription: text(
		[60, 900],
		"More on it, below the points; an empty line begins a new paragraph.",
		"It installs from a Helm chart on Kubernetes, including the managed services EKS, AKS and GKE.",
		{ allowsParagraphs: true },
	).optional(),
}).refine(
	(feature) => feature.items || feature.detailedDescription,
	"needs items or a detailedDescription",
);

/** A product page (docs/behaviour.md, "Platform and extensions"). */
export const productSchema = group(
	"One product: its page and its entry in the menu. Its address is made from the file's name.",
	{
		productName: text([2, 40], "The product's name.", "FlowForge"),
		productIcon: icon,
		productTagline: text(
			[20, 90],
			"Its short form, for menus and search results.",
			"AI workflow automation that runs where your data is allowed to be",
		),
		productDescription: text(
			[60, 480],
			"The introduction below the heading.",
			"It automates work that crosses several enterprise systems, and keeps each step for review.",
		),
		productFacts: headFacts(),
		alsoCalled,
		meta: metaSchema,
		productFeatures: list(featureSchema, "What the product can do.", {
			min: 1,
		}),
		models: list(
			text([2, 40], "A model's name, as its maker writes it.", "Mistral"),
			"Foundation models that the product runs; the extensions' drawings show them in turn.",
			{ min: 3 },
		),
	},
);

const dataSourceSchema = group("One data source.", {
	datasource_name: text([2, 50], "Its name.", "SharePoint"),
	datasource_description: text(
		[10, 160],
		"What is read from it.",
		"Files, version history and the groups allowed to open each site.",
	),
	datasource_icon: icon,
});

const sourceGroupSchema = group("Data sources of one kind.", {
	category_name: text([3, 50], "The kind.", "Document management"),
	category_icon: icon,
	category_datasources: list(dataSourceSchema, "The sources of that kind.", {
		min: 2,
	}),
}).transform((sources) => ({
	category_id: slugify(sources.category_name),
	...sources,
}));

const sentence = (what: string, example: string) =>
	text([10, 200], what, example);

/** An extension of the platform. */
export const extensionSchema = group(
	"One extension of the platform: its page, its entry in the menu and its card. Its address is made from the file's name. It must not share a sentence, or nine words in a row, with another extension or service.",
	{
		order: z.number().meta({
			description:
				"Order in menus and grids: smaller numbers come first. Each extension needs a different one.",
			examples: [1],
		}),
		name: text([3, 40], "The extension's name.", "Data Miner"),
		icon,
		alsoCalled,
		meta: metaSchema,
		shortDescription: text(
			[20, 90],
			"Its short form, for menus, cards and search results.",
			"Reads company documents and tables, and answers questions with sources",
		),
		description: text(
			[120, 900],
			"What it does: the problem, the work, the result.",
			"Company knowledge sits in document libraries, wikis and mailboxes that no single search covers. Data Miner reads those sources on a schedule and links what they mention.",
		),
		picture: pictureSchema,
		features: list(
			sentence(
				"One feature.",
				"Text recognition for scans, with doubtful pages sent to a review queue",
			),
			"What it can do.",
			{ min: 3, max: 6 },
		),
		benefits: list(
			sentence(
				"One benefit.",
				"Anyone who doubts an answer can open the cited page and read it",
			),
			"What the benefits are.",
			{ min: 3, max: 6 },
		),
		useCases: list(
			group("One use.", {
				title: text([3, 60], "Its heading.", "Answering an auditor"),
				description: text(
					[60, 400],
					"What happens, told as a case.",
					"An auditor asks when a control last changed. Data Miner retrieves the versions and orders them by date.",
				),
			}),
			"Cases in which it is used.",
			{ min: 2, max: 4 },
		),
		extensionContent: list(
			sourceGroupSchema,
			"The data sources that it can read, by kind.",
			{ min: 2 },
		),
		closing: text(
			[40, 260],
			"What a visitor sees in a demo, at the end of the page.",
			"Bring a folder of documents and 10 questions. In 45 minutes you see the answers.",
		),
	},
);
