import type { Service } from "#content/schema/service.ts";

export default {
	id: "containers",
	order: 1,
	listed: true,
	menu: {
		label: "Containers and Kubernetes",
		description: "Clusters that product teams can use unaided",
		icon: "container",
	},
	keyCapabilities: [
		"EKS, AKS and GKE built from code",
		"Service templates and self-service namespaces",
		"Three planned version upgrades a year",
		"Autoscaling sized to observed load",
	],
	meta: {
		title: "Kubernetes and container platforms",
		description:
			"Kubernetes platforms on EKS, AKS and GKE: clusters declared in Git, one short path to production, rehearsed upgrades and published service levels.",
	},
	pageTitle: "Containers and Kubernetes",
	pageDescription:
		"Running a cluster is easy for a quarter and hard once versions expire, add-ons drift apart and every team asks the same two engineers for help. We build Kubernetes platforms with the upgrade path designed in, a short documented way to deploy, and an on-call load that four people can carry.",
	serviceCards: [
		{
			icon: "layout-template",
			title: "One paved path to production",
			description:
				"A service template holding the Dockerfile, Helm chart, probes, resource requests and dashboards. A developer answers six questions, merges one pull request and has a running service with a certificate, logs and a rollback command.",
		},
		{
			icon: "git-branch",
			title: "Clusters declared in Git",
			description:
				"Terraform or OpenTofu creates the network and control plane, and Argo CD reconciles everything inside. An empty replacement cluster comes up from the repositories in under two hours, a drill we run twice yearly.",
		},
		{
			icon: "scaling",
			title: "Capacity that follows demand",
			description:
				"Requests set from observed use, pods scaled by KEDA on queue depth or latency. Karpenter picks instance types on EKS, with each provider's own autoscaler elsewhere, so that half-empty nodes are consolidated overnight.",
		},
	],
	solutionCards: [
		{
			cardTitle: "Parts of the platform",
			cardDescription:
				"Each part comes with an owner, a runbook and a test, and lives in your repositories.",
			contentItems: [
				{
					icon: "network",
					heading: "Network and ingress",
					description:
						"Cilium for pod networking and network policy, Gateway API for traffic entering the cluster, and a planned exit from Ingress NGINX, which the Kubernetes project has retired.",
				},
				{
					icon: "telescope",
					heading: "Telemetry from the first deploy",
					description:
						"OpenTelemetry collectors feed the back end you already pay for. Every template carries a service-level objective and a burn-rate alert.",
				},
				{
					icon: "database-backup",
					heading: "State, backup and restore",
					description:
						"Databases stay on managed services where possible. The persistent volumes that remain are backed up with Velero and restored to a second cluster each month.",
				},
			],
		},
		{
			cardTitle: "Life after launch",
			cardDescription:
				"The platform has users: service levels are agreed with them and published monthly.",
			contentItems: [
				{
					icon: "calendar-sync",
					heading: "Upgrade cadence",
					description:
						"Kubernetes ships about three minor versions a year and patches each for roughly fourteen months. We hold production at most one version behind the newest that your provider offers.",
				},
				{
					icon: "gauge",
					heading: "Density and cost",
					description:
						"We aim for fifty to sixty per cent of node CPU in use at the daily peak. A three-zone cluster can then lose one and carry on.",
				},
				{
					icon: "users-round",
					heading: "Support model",
					description:
						"A rota of at least four platform engineers, office hours twice a week and a target of fewer than two pages per person per week. Product teams answer pages for their own services.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "First cluster to full estate",
		lifecycleItems: [
			{
				step: 1,
				icon: "binoculars",
				title: "Survey",
				description:
					"Sort workloads into good candidates, poor ones and those better left on a managed service.",
			},
			{
				step: 2,
				icon: "pencil-ruler",
				title: "Design",
				description:
					"Settle tenancy, addressing, identity and cluster count in written decision records.",
			},
			{
				step: 3,
				icon: "hammer",
				title: "Build",
				description:
					"Stand up a non-production cluster and carry one real service through it in four weeks.",
			},
			{
				step: 4,
				icon: "users",
				title: "Onboard",
				description:
					"Bring teams on in threes, pairing on their first service and reviewing the second.",
			},
			{
				step: 5,
				icon: "key-round",
				title: "Hand over",
				description:
					"Your engineers lead one upgrade and one failure drill while ours watch.",
			},
		],
	},
	standards: [
		"Kubernetes",
		"OCI Image Specification",
		"Gateway API",
		"Argo CD",
		"Karpenter",
		"Cilium",
		"OpenTelemetry",
		"OpenTofu",
	],
	questions: [
		{
			question: "Do we need Kubernetes at all?",
			answer:
				"Many organisations do not. Below about ten services, ECS on Fargate, Azure Container Apps or Cloud Run will cost less attention. When that is the answer our survey says so, and we build there instead.",
		},
		{
			question: "How many clusters should we run?",
			answer:
				"Fewer than most teams expect. One non-production and two production clusters suit many enterprises, with namespaces and quotas dividing tenants. We separate further for regulation, blast radius or a region that must survive alone.",
		},
	],
	callToAction: {
		heading: "Show us a deployment you dread",
		description:
			"Walk us through it for an hour. We send back one page that says whether the platform, the pipeline or the application is at fault.",
		buttonText: "Arrange a walkthrough",
		buttonLink: "/company/contact",
	},
} satisfies Service;
