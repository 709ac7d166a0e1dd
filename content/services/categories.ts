import type { Category } from "#content/schema/service.ts";

export const categories: Category[] = [
	{
		id: "ai-ml",
		picture: {
			drawing: "ai-ml",
			text: "A small network of nodes in layers; one way through it, from an input to the answer, is drawn out.",
		},
		menu: {
			label: "AI & Machine Learning",
			description:
				"Models and assistants that are tested, governed and run in production",
			icon: "brain-circuit",
		},
		meta: {
			title: "AI and machine learning services",
			description:
				"Machine learning, language models and data work for Australian enterprises, from a first tested use case to models that are monitored in production.",
		},
		title: "AI & Machine Learning Solutions",
		description:
			"We choose the use cases that repay the effort, prepare the data behind them, and build and evaluate models against a test set that your own experts have agreed. Then we put them into production with monitoring, access control and a person accountable for each result, and we show what every prediction or answer costs.",
	},
	{
		id: "cloud",
		picture: {
			drawing: "cloud",
			text: "Three servers on the ground; a stem rises from each into one cloud, where they meet.",
		},
		menu: {
			label: "Cloud",
			description:
				"Migration, platforms and cost control on AWS, Azure and Google Cloud",
			icon: "cloud-cog",
		},
		meta: {
			title: "Cloud services and engineering",
			description:
				"Cloud migration, platform engineering, reliability and cost management on AWS, Azure and Google Cloud, defined in code and handed to your own team.",
		},
		title: "Cloud Solutions",
		description:
			"We plan and carry out migrations, build landing zones and internal platforms as code, and set service levels that operations staff can keep. Workloads are placed by latency, data residency and price across AWS, Azure, Google Cloud and your own data centres, with recovery rehearsed and an owner for each line of the bill.",
	},
	{
		id: "cyber-security",
		picture: {
			drawing: "cyber-security",
			text: "The rings of a trunk as layers of defence: what comes from outside is stopped at one ring or the next, and the heart stays closed.",
		},
		menu: {
			label: "Cyber Security",
			description:
				"Testing, detection and response, measured against named controls",
			icon: "shield-check",
		},
		meta: {
			title: "Cyber security services",
			description:
				"Security assessment, identity, detection and incident response for Australian organisations, aligned with the Essential Eight, ISO/IEC 27001 and NIST CSF.",
		},
		title: "Cyber Security Solutions",
		description:
			"We test systems the way attackers approach them, close the gaps in order of business risk and build the identity, logging and response that limit damage when something gets through. Findings map to the Essential Eight, ISO/IEC 27001 or the NIST Cybersecurity Framework, so executives and auditors read the same list as engineers.",
	},
	{
		id: "digital",
		picture: {
			drawing: "digital",
			text: "Circuit traces below the ground grow into three stems above it, whose tips are the signs of program code.",
		},
		menu: {
			label: "Digital Engineering",
			description:
				"Software, APIs, devices and the pipelines that release them",
			icon: "code-xml",
		},
		meta: {
			title: "Digital engineering services",
			description:
				"Custom software, architecture, APIs, IoT devices, delivery pipelines and application modernisation from senior Australian engineering teams.",
		},
		title: "Digital Engineering Solutions",
		description:
			"We design and write software, firmware and APIs, replace ageing applications in steps and shorten the path from commit to production. Small senior teams work in your repositories, release every fortnight and record their decisions in writing, so that your own developers can run and change the result after we leave.",
	},
];
