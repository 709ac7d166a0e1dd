import type { CareersContent } from "#content/schema/page.ts";
import { site } from "#content/site.ts";

export default {
	meta: {
		title: "Careers in AI, cloud and security engineering",
		description: `Open positions at ${site.name} in Sydney, in Melbourne and remote, and what we offer the people who do the work: growth, new problems and sane hours.`,
	},
	heading: "Join Our Team",
	intro:
		"We look for people who finish things, write clearly and like being asked why. You would work in a small team on systems that matter to the organisations that run them, with colleagues from other disciplines at the next desk or on the same call.",
	reasonsHeading: `Why join ${site.name}`,
	reasons: [
		{
			icon: "trending-up",
			label: "Career Growth",
			text: "You agree a written growth plan with a senior colleague and review it every quarter. Specialists can rise as far as managers do, and changing practice is an ordinary request.",
		},
		{
			icon: "lightbulb",
			label: "Innovation Focus",
			text: "Ten paid days a year are yours for study or experiments. Ideas that prove useful in client work are candidates for FlowForge, and their authors help to build them.",
		},
		{
			icon: "scale",
			label: "Work-Life Balance",
			text: "Plans assume a normal working week. Hours are flexible around the team's few fixed meetings, and on-call duty is rostered, paid and followed by time off.",
		},
	],
	jobsHeading: "Open positions",
	postedLabel: "Posted",
	applyLabel: "Apply Now",
	jobs: [
		{
			title: "Senior Machine Learning Engineer",
			department: "AI & Machine Learning",
			location: "Sydney",
			type: "Full-time",
			posted: "2026-11-21",
			place: { city: "Sydney", region: "NSW", country: "AU" },
			summary:
				"You take models from a notebook to a monitored service: evaluation sets, serving, drift checks and rollback. You know Python and one deep learning framework well, and you can tell a client when a simple rule would do the job.",
		},
		{
			title: "Cloud Security Consultant",
			department: "Cyber Security",
			location: "Melbourne",
			type: "Full-time",
			posted: "2026-11-21",
			place: { city: "Melbourne", region: "VIC", country: "AU" },
			summary:
				"You review and harden AWS and Azure estates, write guardrails as code and explain risk to people who own budgets. Experience with identity design and Terraform matters more to us than the number of your certificates.",
		},
		{
			title: "Full-Stack Engineer, FlowForge",
			department: "Platform Engineering",
			location: "Remote",
			type: "Full-time",
			posted: "2026-11-21",
			applicantsFrom: "Australia",
			summary:
				"You build the workflow editor and the services behind it in TypeScript and Python, from drag-and-drop canvas to distributed queue. You may work anywhere in Australia and meet the team in person four times a year.",
		},
	],
} satisfies CareersContent;
