import type { Service } from "#content/schema/service.ts";

export default {
	id: "ci-cd-optimization",
	order: 4,
	listed: true,
	menu: {
		label: "CI/CD optimisation",
		description: "Faster builds, signed artefacts and releases by daylight",
		icon: "git-merge",
	},
	keyCapabilities: [
		"Build and test time cut by measurement",
		"Canary releases with automatic rollback",
		"Signed artefacts with SLSA provenance",
		"DORA metrics from delivery events",
	],
	meta: {
		title: "CI/CD optimisation and build engineering",
		description:
			"Shorter builds, stable tests and safer releases: pipeline tracing, remote caching with Bazel or Nx, progressive delivery and DORA metrics you can verify.",
	},
	pageTitle: "CI/CD optimisation",
	pageDescription:
		"A forty-minute build costs far more than forty minutes: the developer starts something else, batches three changes together and merges them on a Friday. We instrument your delivery path, remove the longest waits in order and make a release an ordinary event that anyone on the team can start or reverse.",
	serviceCards: [
		{
			icon: "chart-gantt",
			title: "A trace for every pipeline",
			description:
				"Each run is exported to OpenTelemetry, so queue time, cache misses and slow steps can be compared across repositories. Waiting for runners and reinstalling dependencies are the usual suspects.",
		},
		{
			icon: "database-zap",
			title: "Builds that do less work",
			description:
				"Bazel, Nx or Gradle with a remote cache, so unchanged code is neither compiled nor tested again. Test suites are divided by recorded duration and run in parallel, and container images keep dependencies in layers beneath the code.",
		},
		{
			icon: "stamp",
			title: "A supply chain with proof",
			description:
				"Third-party actions pinned to a commit hash, short-lived cloud credentials through OIDC in place of stored keys, and isolated builders. Artefacts are signed with Sigstore and carry SLSA provenance, which the cluster checks before admitting them.",
		},
	],
	solutionCards: [
		{
			cardTitle: "One release path for all changes",
			cardDescription:
				"Emergency fixes travel the same way as features, since a shortcut used twice a year rarely works.",
			contentItems: [
				{
					icon: "git-pull-request-arrow",
					heading: "A merge queue on the trunk",
					description:
						"Short-lived branches, each tested against the exact state in which it will land, and a main branch that stays releasable all day.",
				},
				{
					icon: "bird",
					heading: "Canaries that retreat",
					description:
						"Argo Rollouts or its equivalent sends five, then twenty-five per cent of traffic to the new version and reverts when error or latency limits are crossed.",
				},
				{
					icon: "layout-template",
					heading: "Shared workflow templates",
					description:
						"Versioned GitHub Actions or GitLab CI workflows that a team adopts in about ten lines, with scanning and signing included.",
				},
			],
		},
		{
			cardTitle: "DORA measures, plus the waiting",
			cardDescription:
				"Computed from commits, deployments and incident records, and published per service every week.",
			contentItems: [
				{
					icon: "calendar-clock",
					heading: "Lead time and frequency",
					description:
						"From commit to production within one day for most services, and deployment on demand during business hours.",
				},
				{
					icon: "heart-pulse",
					heading: "Failure and recovery",
					description:
						"At most five to ten per cent of deployments causing an incident or rollback, and service restored within the hour.",
				},
				{
					icon: "hourglass",
					heading: "Feedback and flakes",
					description:
						"Pull request checks answered inside ten minutes at the ninetieth percentile, and fewer than one run in two hundred spoiled by a test that fails at random.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "Eight weeks on the critical path",
		lifecycleItems: [
			{
				step: 1,
				icon: "activity",
				title: "Instrument",
				description:
					"Export runs and deployments as telemetry and draw the value stream with its real waits.",
			},
			{
				step: 2,
				icon: "octagon-pause",
				title: "Quarantine",
				description:
					"Take flaky tests out of the gate, then repair or delete each within a fortnight.",
			},
			{
				step: 3,
				icon: "warehouse",
				title: "Cache",
				description:
					"Introduce remote caching and affected-only runs, beginning with the busiest repository.",
			},
			{
				step: 4,
				icon: "traffic-cone",
				title: "Stage",
				description:
					"Add canary steps and rollback, and split schema changes into expand and contract.",
			},
			{
				step: 5,
				icon: "share-2",
				title: "Spread",
				description:
					"Move the other teams onto the shared workflows, three or four repositories a week.",
			},
		],
	},
	standards: [
		"DORA metrics",
		"SLSA",
		"Sigstore",
		"OpenTelemetry",
		"GitHub Actions",
		"Bazel",
		"Nx",
		"Argo Rollouts",
	],
	questions: [
		{
			question: "Must we move to another CI product?",
			answer:
				"Rarely. Most lost time lies in how pipelines are written, and Jenkins, GitLab, Azure DevOps, Buildkite and GitHub can all be made quick. We propose a move when runner scaling, secrets handling or vendor support has reached a dead end.",
		},
		{
			question: "Can a regulated business deploy several times a day?",
			answer:
				"Yes. Segregation of duties is met by enforced review and by a pipeline that no individual can bypass. Each deployment records who wrote the change, who approved it and which tests passed, which gives auditors fuller evidence than minutes of a weekly change board.",
		},
	],
	callToAction: {
		heading: "Show us your slowest pipeline",
		description:
			"Grant read access to the run history of one repository and we return a timeline of where the minutes go, at no charge.",
		buttonText: "Request a pipeline trace",
		buttonLink: "/company/contact",
	},
} satisfies Service;
