import type { Product } from "#content/schema/product.ts";

export default {
	productId: "flowforge",
	productName: "FlowForge",
	productIcon: "anvil",
	productTagline:
		"AI workflow automation that runs where your data is allowed to be",
	productDescription:
		"FlowForge automates work that crosses several enterprise systems. Generative AI and agents read, draft, classify and decide within limits that you set. Ordinary steps fetch records, check them and write them back, and people approve what needs a person. It runs on your own infrastructure or in a public cloud, and keeps the input, output and approval of each step for review.",
	meta: {
		title: "FlowForge AI workflow automation platform",
		description:
			"Automate enterprise work with AI agents, 800+ integrations and a choice of models, in public or private cloud, at the edge or air-gapped.",
	},
	productFeatures: [
		{
			id: "ai-powered",
			icon: "brain-circuit",
			title: "AI-powered automation",
			description:
				"Place generative AI or an AI agent at any step of a workflow, using native or third-party foundation models. Pick the model step by step and change it later.",
			items: [
				{ icon: "cpu", label: "Native foundation models" },
				{ icon: "globe", label: "Third-party foundation models" },
				{ icon: "hard-drive", label: "Local model runners" },
				{ icon: "cloud", label: "Hosted model providers" },
				{ icon: "bot", label: "Agents with a fixed list of tools" },
				{ icon: "user-check", label: "Approval steps for people" },
			],
			detailedDescription:
				"Native models are packaged and served by FlowForge itself; third-party models are reached through local runners such as Ollama and vLLM, or through hosted providers under your own account. A policy can restrict each class of data to particular models, for example personal records to local ones only. An agent may call only the tools on its list and stops at the step and spending limits that you give it. Output meant for another system is checked against a schema and returned to the model or to a person if it fails. Prompts, replies, model versions and costs are kept with the run, and a set of saved examples can be replayed before you change models.",
		},
		{
			id: "deployment",
			icon: "server-cog",
			title: "Flexible deployment",
			description:
				"The same container images install in a cloud region, your own data centre, a site office or a network without internet access.",
			items: [
				{ icon: "ship-wheel", label: "Kubernetes" },
				{ icon: "cloud-cog", label: "Managed Kubernetes on major clouds" },
				{ icon: "monitor-cog", label: "VMware" },
				{ icon: "boxes", label: "Rancher and K3S" },
				{ icon: "cloudy", label: "Public cloud" },
				{ icon: "building-2", label: "Private cloud" },
				{ icon: "radio-tower", label: "Edge" },
				{ icon: "unplug", label: "Air-gapped" },
			],
			detailedDescription:
				"FlowForge installs from a Helm chart on Kubernetes, including the managed services EKS, AKS and GKE. On VMware it runs in virtual machines, and Rancher or K3S suits smaller clusters and sites. Public and private cloud take the same chart with different values, and a workflow moves between them as a file. An edge node keeps working through a lost link and sends its results afterwards. For an air-gapped network, the images, connectors and model weights arrive as a signed archive that your team scans and loads into its own registry; updates come the same way. Database, object store and secrets vault can be the ones that you already run.",
		},
		{
			id: "integrations",
			icon: "plug",
			title: "800+ pre-built integrations",
			description:
				"More than 800 connectors read from and write to the systems you have, from databases to identity providers, with no copy of the data kept by Mallee.",
			items: [
				{ icon: "database", label: "Databases" },
				{ icon: "calendar-check", label: "Productivity" },
				{ icon: "cloud-upload", label: "Cloud" },
				{ icon: "landmark", label: "ERP and finance" },
				{ icon: "folder-git-2", label: "Code bases" },
				{ icon: "book-open", label: "Knowledge bases" },
				{ icon: "network", label: "Infrastructure" },
				{ icon: "fingerprint-pattern", label: "Identity providers" },
			],
			detailedDescription:
				"The catalogue covers databases such as PostgreSQL and SQL Server; productivity suites such as Microsoft 365 and Google Workspace; AWS, Azure and Google Cloud services; ERP and finance systems such as SAP and Xero; code and knowledge bases such as GitHub and Confluence; infrastructure such as Terraform and VMware; and identity providers such as Entra ID and Okta. Each connector lists its operations and the access scopes they need, so your security team can approve reading without approving writing. Credentials are fetched from your vault when a step runs. Rate limits, paging and retries are handled in the connector, and a failed call reports the system's own error.",
		},
		{
			id: "performance",
			icon: "gauge",
			title: "Performance and scale",
			description:
				"Start with a single node and grow to a cluster. Quantised models bring 70B-parameter inference to nodes with as little as 8GB VRAM.",
			items: [
				{ icon: "server", label: "Single node to cluster" },
				{ icon: "list-ordered", label: "Distributed queuing" },
				{ icon: "shrink", label: "Quantised models" },
				{ icon: "gpu", label: "70B parameters from 8GB VRAM" },
				{ icon: "chart-line", label: "Queue and latency metrics" },
			],
			detailedDescription:
				"A distributed queue sits between steps, so workers can be added, drained or lost without dropping work, and a job that keeps failing is set aside with its error. A 70B-parameter model quantised to four bits still has about 35GB of weights. On an 8GB card FlowForge holds part of the model in VRAM and the rest in system memory, or divides it between nodes. That is slower than a large GPU: it suits overnight batches and private documents, while interactive chat needs more VRAM or a smaller model. Queue depth, step latency and tokens per second are exposed as Prometheus metrics, so sizing can follow your measurements.",
		},
		{
			id: "extensible",
			icon: "puzzle",
			title: "Extensible and API-first",
			description:
				"Every action in the interface is also an API call. Add your own steps in Python, TypeScript or any Docker image.",
			items: [
				{ icon: "file-terminal", label: "Python" },
				{ icon: "braces", label: "TypeScript" },
				{ icon: "container", label: "Docker" },
				{ icon: "webhook", label: "Webhooks" },
				{ icon: "code-xml", label: "REST API" },
			],
			detailedDescription:
				"A Python or TypeScript step is a function with typed inputs and outputs; the editor builds its form from those types. Work that needs other languages or libraries runs as a Docker container with its own CPU, memory and network limits. Webhooks start a workflow or receive its result, and each delivery is signed so that the receiver can verify it. The REST API covers building, running, monitoring and user administration, and is described in OpenAPI. Workflows are stored as text files, which means that a change can be reviewed in a pull request and promoted from test to production by your existing pipeline.",
		},
		{
			id: "workflows",
			icon: "workflow",
			title: "Automated workflows",
			description:
				"Draw a workflow by drag and drop from built-in integrations, then let it run 24/7. Advanced users add custom code and containers.",
			items: [
				{ icon: "mouse-pointer-click", label: "Drag-and-drop editor" },
				{ icon: "blocks", label: "Built-in integrations" },
				{ icon: "square-code", label: "Custom code" },
				{ icon: "package", label: "Containers" },
				{ icon: "repeat", label: "24/7 operation" },
				{ icon: "alarm-clock", label: "Schedules and event triggers" },
				{ icon: "history", label: "Step-by-step run history" },
			],
			detailedDescription:
				"An analyst drags integrations, model calls, conditions and approvals onto a canvas, runs the result on sample records and sees what passed through each connection. Developers use the same canvas and drop in code or containers where no built-in block fits. Published workflows run around the clock, started by a schedule, a message or a change in another system. Approvals reach people by email or chat with the evidence attached, and an unanswered request passes to a deputy after the time that you set. If a step fails, the run stops there, tells its owner and can be resumed from that step. Reports show runs, failures, waiting time and the share that people had to correct.",
		},
	],
	models: [
		"Llama",
		"Mistral",
		"Qwen",
		"Gemma",
		"DeepSeek",
		"Claude",
		"GPT",
		"Gemini",
	],
} satisfies Product;
