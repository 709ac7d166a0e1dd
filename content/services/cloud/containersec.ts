import type { Service } from "#content/schema/service.ts";

export default {
	id: "containersec",
	order: 7,
	listed: false,
	menu: {
		label: "Container platform security",
		description: "Admission policy, image provenance and hardened nodes",
		icon: "package-check",
	},
	keyCapabilities: [
		"Admission policy run as a service",
		"Signed images with verified provenance",
		"Run-time sensors tuned to the estate",
		"Short-lived, hardened nodes",
	],
	meta: {
		title: "Container platform security engineering",
		description:
			"Kyverno admission policy, SLSA provenance, Falco sensors and hardened nodes, built and operated by the team that runs your Kubernetes clusters.",
	},
	pageTitle: "Container platform security",
	pageDescription:
		"For the team that runs the clusters, security is a service with users, uptime and an error budget. We help cloud platform teams build and operate it: admission rules that explain a refusal, images traced to their source, sensors that see inside running pods, and nodes replaced before they age.",
	serviceCards: [
		{
			icon: "door-closed-locked",
			title: "Admission that explains itself",
			description:
				"Kyverno policies kept in Git, tested with sample manifests and released in audit mode first. A rejection names the rule, the offending field and the remedy.",
		},
		{
			icon: "fingerprint",
			title: "Provenance on every image",
			description:
				"The build service signs each image with Sigstore and attaches SLSA provenance and a bill of materials. Clusters admit a digest only when signer, repository and workflow all match the record.",
		},
		{
			icon: "server-cog",
			title: "Nodes with no shell to steal",
			description:
				"Minimal operating systems such as Bottlerocket or Talos, read-only root file systems, no SSH, and instance metadata closed to pods. Nodes live fourteen days at most.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Service levels for tenants",
			cardDescription:
				"Targets that the platform team publishes to product teams and answers for.",
			contentItems: [
				{
					icon: "gauge",
					heading: "Time to an admission decision",
					description:
						"Below 500 milliseconds at the ninety-fifth percentile, signature lookups included, at 99.9 per cent availability. Replicas span zones and are sized for a full cluster restart.",
				},
				{
					icon: "refresh-cw",
					heading: "Freshness of base images",
					description:
						"Six to ten bases, rebuilt nightly. The fix for an actively exploited flaw should reach the catalogue in twelve hours and running pods in forty-eight.",
				},
				{
					icon: "scan-eye",
					heading: "Sensor coverage and noise",
					description:
						"Falco or Tetragon on ninety-nine per cent of nodes, using under three per cent of CPU, tuned until fewer than five alerts per cluster each week reach a person.",
				},
			],
		},
		{
			cardTitle: "When a control must give way",
			cardDescription:
				"Controls fail and deadlines arrive. Risk owners settle the answers in advance.",
			contentItems: [
				{
					icon: "calendar-clock",
					heading: "Exceptions that lapse",
					description:
						"A waiver is a Kyverno PolicyException in Git, scoped to one workload and approved by its risk owner. A pipeline check enforces expiry within thirty days.",
				},
				{
					icon: "unplug",
					heading: "Fail closed or fail open",
					description:
						"Each webhook has a written stance. Tenant namespaces fail closed, system components are exempt, and a quarterly game day disables the policy engine to confirm both.",
				},
				{
					icon: "key-round",
					heading: "Emergency access",
					description:
						"Break-glass roles issue a credential for thirty minutes, record the session and page the platform lead. Debug containers serve ordinary faults.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "From audit mode to steady service",
		lifecycleItems: [
			{
				step: 1,
				icon: "eye",
				title: "Observe",
				description:
					"Run policies in report-only form for a fortnight and publish who would be refused.",
			},
			{
				step: 2,
				icon: "puzzle",
				title: "Repair",
				description:
					"Mend shared charts and base images first, which clears violations in bulk.",
			},
			{
				step: 3,
				icon: "shield-ban",
				title: "Enforce",
				description:
					"Turn on Pod Security Standards and signature checks by namespace, easiest first.",
			},
			{
				step: 4,
				icon: "radar",
				title: "Instrument",
				description:
					"Deploy sensors whose every rule has a response the on-call engineer may take.",
			},
			{
				step: 5,
				icon: "sword",
				title: "Attack",
				description:
					"Replay container escapes and poisoned images, then correct the runbooks.",
			},
		],
	},
	standards: [
		"NIST SP 800-190",
		"CIS Kubernetes Benchmark",
		"Pod Security Standards",
		"SLSA",
		"Sigstore",
		"Kyverno",
		"Falco",
		"SPDX",
	],
	questions: [
		{
			question: "How does this differ from a container security assessment?",
			answer:
				"An assessment states where a cluster stands on a given day and belongs with outsiders. This work builds the controls, staffs them and produces the records that assessors sample.",
		},
		{
			question: "Which SLSA level should we aim for?",
			answer:
				"Build Level 2 is a sensible first year: signed provenance from a hosted build service. Level 3 also isolates builds and keeps signing secrets away from build steps, which suits images that handle payments or identity.",
		},
		{
			question: "Does it work on managed nodes?",
			answer:
				"Admission and provenance work on all of them. Sensors vary: EKS on Fargate runs no DaemonSets, and GKE Autopilot takes privileged pods only when an allowlist matches. We test on your node type before choosing.",
		},
	],
	callToAction: {
		heading: "See what would be refused",
		description:
			"We run starter policies against a copy of your manifests and list the failing workloads by cause.",
		buttonText: "Schedule a dry run",
		buttonLink: "/company/contact",
	},
} satisfies Service;
