import { routes } from "#content/routes.ts";
import type { AboutContent } from "#content/schema/page.ts";
import { site } from "#content/site.ts";

export default {
	meta: {
		title: "About us: who we are and how we work",
		description:
			"Why we are named after a eucalypt with many stems and one root, what our four practices do and what it is like to work with us.",
	},
	title: `About ${site.name}`,
	heading: "Many disciplines that answer to one another",
	sections: [
		{
			name: "Introduction",
			text: [
				`${site.name} helps Australian enterprises build, move, protect and automate the systems they depend on. Clients come to us for AI and machine learning, cloud platforms, cyber security and digital engineering, and for FlowForge, the workflow automation platform that we make and support.`,
				"We judge a project by what happens after we leave. It has gone well if the people who own the result can operate it, explain it to an auditor and alter it without calling us back.",
			],
		},
		{
			name: "Our Story",
			text: [
				"A mallee is a eucalypt that sends up many stems from a single woody root, the lignotuber, most of it underground. Fire or drought may take every stem. Dormant buds in the root are alive all the same, and with the starch stored there they put up new ones.",
				"We took the name because it describes how we are organised. Data scientists, cloud engineers, security testers and software developers are separate stems, each with its own craft. They share a root: one set of engineering standards, one way of reviewing work and one person accountable to the client.",
				"FlowForge grew from the same place. One engagement after another called for the same connectors, queues and approval steps, so we stopped rebuilding them and made a product of them. What we learn in client work still decides what is added to it.",
			],
		},
		{
			name: "What We Do",
			points: [
				{
					icon: "brain-circuit",
					label: "AI and machine learning",
					text: "We pick use cases that repay their upkeep, build and test the models, and run them with monitoring, access rules and a known cost for each answer.",
				},
				{
					icon: "cloud-cog",
					label: "Cloud",
					text: "We migrate workloads, build container and serverless platforms as code, and keep the bill in the hands of the teams that cause it.",
				},
				{
					icon: "shield-check",
					label: "Cyber security",
					text: "We attack systems with permission, set up detection and response, and build secure development into the way software is made.",
				},
				{
					icon: "code-xml",
					label: "Digital engineering",
					text: "We write software, firmware and interfaces, renew ageing applications in stages and shorten the way from a commit to production.",
				},
			],
		},
		{
			name: "Our Approach",
			points: [
				{
					icon: "flask-conical",
					label: "Evidence before scale",
					text: "Work starts with the smallest version that could prove the idea wrong. It grows once the figures agreed at the outset have been met.",
				},
				{
					icon: "notebook-pen",
					label: "Decisions in writing",
					text: "Each choice that would be costly to reverse gets a page: the options, what was chosen, why, and what would make us choose again.",
				},
				{
					icon: "lock",
					label: "Security from the first sketch",
					text: "The threat model is drawn with the architecture and revised with it. Security testers sit in design reviews, well before there is code to test.",
				},
				{
					icon: "handshake",
					label: "Handover from week one",
					text: "Code lives in your repositories and your engineers review it. Operating guides are tested by someone on your side who did not write them.",
				},
			],
		},
		{
			name: "Our Team",
			text: [
				"We are engineers, data scientists, designers and security testers, in Sydney, in Melbourne and working remotely around Australia. The people whom you meet before signing are the people who do the work, and the lead of your engagement stays with it to the end.",
				"Nobody works alone on a system that matters. Every change has an author and a reviewer, and every project has an engineer outside it whose task is to ask the awkward questions. New colleagues learn the same way, as reviewers first.",
			],
		},
		{
			name: `Why Choose ${site.name}`,
			points: [
				{
					icon: "users-round",
					label: "One team across the stack",
					text: "A question about the model, the network or the contract goes to the same lead. There is no gap between suppliers for it to fall into.",
				},
				{
					icon: "server-cog",
					label: "A platform that comes to your data",
					text: "FlowForge installs on managed or self-run Kubernetes, VMware, edge nodes and air-gapped networks, so records can stay where the law or your board wants them.",
				},
				{
					icon: "network",
					label: "Seven years of serverless",
					text: "We have designed, run and repaired event-driven systems for seven years, and we say plainly when containers or a single server would be better.",
				},
				{
					icon: "headset",
					label: "Support at any hour",
					text: "Customer support is staffed 24/7. Whoever answers can see how your installation is set up and can wake an engineer who knows it.",
				},
			],
		},
	],
	closing: {
		heading: "Meet the people behind the names",
		text: "Ask for an hour with the lead of the practice you need. Bring the problem as it stands; a brief is welcome but not required.",
		action: { label: "Get in Touch", href: routes.contact },
	},
} satisfies AboutContent;
