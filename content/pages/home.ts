import { generalContactHref, routes } from "#content/routes.ts";
import type { HomeContent } from "#content/schema/page.ts";
import { site } from "#content/site.ts";

export default {
	meta: {
		title: "AI, cloud and cyber security consultancy",
		description: `${site.name} builds and secures enterprise systems in Australia and makes FlowForge, a workflow platform that runs where your data must stay.`,
	},
	heading: "Systems your own people can run, explain and change",
	intro: `${site.name} is an Australian consultancy for AI, cloud, cyber security and digital engineering. We build beside your engineers, write down what was decided and measure the result. Our platform, FlowForge, automates the routine work between your systems and keeps a record of each step.`,
	primary: { label: "Get in Touch", href: generalContactHref },
	secondary: { label: "Latest News", href: routes.blog },
	platform: {
		heading: "FlowForge: automation you can inspect",
		text: "Draw a workflow from more than 800 integrations, add generative AI where language has to be read or written, and mark the points where a person must approve. Run it on Kubernetes, on VMware, at the edge or with no internet connection at all. Each extension brings the data sources and vocabulary of one field, from tendering to secure code.",
		moreLabel: "Learn More",
		allLabel: "All of {name}",
	},
	services: {
		heading: "Four practices under one lead",
		text: "A model needs a platform, the platform needs guarding, and the result needs an interface that people will use. Our four practices share reviews and standards, so a project that crosses them has one plan, one contract and one person who answers for all of it.",
		exploreLabel: "Explore",
	},
	figuresHeading: "In figures",
	figures: [
		{ value: "800+", label: "pre-built integrations in FlowForge" },
		{
			value: "70B",
			label: "parameters in a model that runs on nodes with 8GB VRAM",
		},
		{ value: "7 years", label: "of designing and running serverless systems" },
		{ value: "24/7", label: "customer support, weekends included" },
	],
	closing: {
		heading: "Tell us what is stuck",
		text: "Describe the system, the deadline and what has been tried so far. Your message goes to an engineer, and you hear from us within one business day.",
		action: { label: "Get in Touch", href: routes.contact },
	},
} satisfies HomeContent;
