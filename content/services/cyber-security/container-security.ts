import type { Service } from "#content/schema/service.ts";

export default {
	id: "container-security",
	order: 2,
	listed: true,
	menu: {
		label: "Container security assessment",
		description: "Attack paths through your clusters, found and evidenced",
		icon: "container",
	},
	keyCapabilities: [
		"Attack path analysis for Kubernetes",
		"Threat models by trust boundary",
		"Image provenance sampling",
		"Evidence packs for auditors",
	],
	meta: {
		title: "Container and Kubernetes security assessment",
		description:
			"Kubernetes security assessment with threat models, proven attack paths, image provenance and audit evidence against SP 800-190 and the CIS Benchmark.",
	},
	pageTitle: "Container security assessment",
	pageDescription:
		"A Kubernetes cluster is a small data centre with its own users, network and supply chain, yet many risk registers give it one line. We read it the way an intruder would and question it the way an auditor would, then hand over the routes that lead to your data, shortest first.",
	serviceCards: [
		{
			icon: "waypoints",
			title: "An attack graph from real permissions",
			description:
				"Role bindings, pod specifications and node settings are loaded in KubeHound, and cloud roles are added by hand. We search for routes from an internet-facing pod to cluster administrator, and list first the links that most routes share.",
		},
		{
			icon: "split",
			title: "Threat models that end in owners",
			description:
				"Two-hour workshops examine what crosses between tenants, nodes, control plane and build system. Each threat is filed under its ATT&CK Containers technique with a control, an owner or a signed acceptance.",
		},
		{
			icon: "package-search",
			title: "Images traced to their origin",
			description:
				"A sample of running images is followed back through registry, signature and build job to the commit. The report lists those that lose the trail and those with flaws known to be exploited.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Routes we try to complete",
			cardDescription:
				"In a test cluster or a fenced namespace, with written consent, we attempt three crossings.",
			contentItems: [
				{
					icon: "door-open",
					heading: "Pod to node",
					description:
						"Privileged settings, host mounts and runtime sockets that permit Escape to Host (T1611), compared with the Pod Security Standards level in force.",
				},
				{
					icon: "cloud-alert",
					heading: "Node to cloud account",
					description:
						"Reach to the metadata service, node role permissions and workload identity bindings, to learn whether one stolen token opens storage or a neighbouring account.",
				},
				{
					icon: "git-branch",
					heading: "Build system to production",
					description:
						"Whether a runner or registry credential can replace a trusted image, and which admission check would stop it.",
				},
			],
		},
		{
			cardTitle: "Papers for the audit file",
			cardDescription:
				"The same fieldwork, arranged for readers who will never open a terminal.",
			contentItems: [
				{
					icon: "clipboard-check",
					heading: "Benchmark results with verdicts",
					description:
						"CIS Kubernetes Benchmark output for each cluster. A failed item is marked fix, accept with a compensating control, or provider's duty.",
				},
				{
					icon: "grid-3x3",
					heading: "SP 800-190 coverage matrix",
					description:
						"The guide's five risk areas (image, registry, orchestrator, container and host) beside your controls, the test we performed and the file that proves it.",
				},
				{
					icon: "ruler",
					heading: "A baseline to repeat",
					description:
						"Routes to cluster administrator, identities able to read every secret, images traced to a commit. We aim for none, fewer than five, and ninety-five per cent or more.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "How three weeks are spent",
		lifecycleItems: [
			{
				step: 1,
				icon: "frame",
				title: "Frame the scope",
				description:
					"Pick clusters, the data that matters and the obligations the result must satisfy.",
			},
			{
				step: 2,
				icon: "scan-eye",
				title: "Collect quietly",
				description:
					"Export objects through a read-only role in under a day, with no agent and no restart.",
			},
			{
				step: 3,
				icon: "shapes",
				title: "Model and rank",
				description:
					"Hold workshops, query the graph and choose routes to prove.",
			},
			{
				step: 4,
				icon: "flask-conical",
				title: "Prove or dismiss",
				description: "Attempt each route while one of your operators watches.",
			},
			{
				step: 5,
				icon: "folder-check",
				title: "File and brief",
				description:
					"Deliver the evidence, brief operators and auditors, and recheck fixes six weeks on.",
			},
		],
	},
	standards: [
		"NIST SP 800-190",
		"CIS Kubernetes Benchmark",
		"Kubernetes Pod Security Standards",
		"MITRE ATT&CK for Containers",
		"OWASP Kubernetes Top Ten",
		"KubeHound",
		"kube-bench",
	],
	questions: [
		{
			question:
				"Our provider manages the control plane. What is left to assess?",
			answer:
				"Most of what goes wrong. The provider runs the API server and its data store. You keep role bindings, workload settings, network policy, images and the identity that pods present to the cloud. The CIS Benchmarks for EKS, AKS and GKE reflect this division, and so do our verdicts.",
		},
		{
			question: "Do you need administrator rights?",
			answer:
				"Collection runs under a role whose manifest you review; it has no access to Secrets. Attempting a route uses a separate account that expires on the last day of fieldwork.",
		},
	],
	callToAction: {
		heading: "Start with a single cluster",
		description:
			"Name the one your next audit will ask about. After a thirty-minute call you have a scope and a fixed fee.",
		buttonText: "Scope an assessment",
		buttonLink: "/company/contact",
	},
} satisfies Service;
