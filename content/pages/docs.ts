import { platformPath, routes } from "#content/routes.ts";
import type { DocsContent } from "#content/schema/page.ts";

export default {
	meta: {
		title: "FlowForge documentation",
		description:
			"An overview of FlowForge for people who will install, secure or build on it: the main ideas, what an installation needs and where to ask.",
	},
	heading: "Documentation",
	intro:
		"Start here if you are about to evaluate, install or build on FlowForge. This page explains the main ideas in a few minutes; the search box looks through the whole site.",
	searchLabel: "Search the documentation",
	openLabel: "Open",
	sidebar: [
		{
			heading: "Getting Started",
			links: [
				{ label: "Introduction", href: "/docs/introduction" },
				{ label: "Quick Start", href: "/docs/quick-start" },
				{ label: "Installation", href: "/docs/installation" },
			],
		},
		{
			heading: "Core Concepts",
			links: [
				{ label: "Architecture", href: "/docs/architecture" },
				{ label: "Security Model", href: "/docs/security-model" },
				{ label: "Best Practices", href: "/docs/best-practices" },
			],
		},
		{
			heading: "Guides",
			links: [
				{ label: "Cloud Integration", href: "/docs/cloud-integration" },
				{ label: "Security Setup", href: "/docs/security-setup" },
				{ label: "Monitoring", href: "/docs/monitoring" },
			],
		},
	],
	welcome: [
		{
			icon: "workflow",
			label: "Tour the platform",
			href: platformPath,
			text: "What FlowForge does, where it runs, which systems it connects and which extensions it has.",
		},
		{
			icon: "shield-alert",
			label: "Read security advisories",
			href: routes.advisories,
			text: "Known faults in FlowForge components, the versions affected and what to do about each.",
		},
		{
			icon: "messages-square",
			label: "Ask an engineer",
			href: routes.contact,
			text: "Send us a question about sizing, deployment or an integration that you cannot find in the catalogue.",
		},
	],
	body: [
		"A workflow is a chain of steps with a trigger at its head. The trigger may be a schedule, a webhook or a change in another system. A step may be one of the pre-built integrations, a model call, a condition, an approval by a person, or your own code in Python, TypeScript or a Docker image.",
		"Each execution is called a run. A run has a number, and keeps the input and output of its steps, the version of any model that was used and the name of anyone who approved something. When you report a problem, the run number is the first thing that support will ask for.",
		"For a first evaluation, one Kubernetes node with four cores, 16GB of memory and a PostgreSQL database is enough to draw and run workflows against hosted models. Add a GPU with at least 8GB of VRAM if models are to run on your own hardware. Production clusters are sized from the queue and latency metrics of that trial.",
		"Access is granted by role and by workspace. Sign people in through your own identity provider, keep credentials in your vault, and give each connector the narrowest scope that its workflow needs. Workflows are text files, so review changes in a pull request as you would any other code.",
		"The guides named in the sidebar are supplied to customers with each release and are not published on this site yet. Until they are, an engineer will gladly answer what this page leaves open.",
	],
} satisfies DocsContent;
