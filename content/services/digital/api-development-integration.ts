import type { Service } from "#content/schema/service.ts";

export default {
	id: "api-development-integration",
	order: 6,
	listed: true,
	menu: {
		label: "API development & integration",
		description: "Contracts first, then interfaces that partners can rely on",
		icon: "cable",
	},
	keyCapabilities: [
		"Contract-first REST, gRPC and events",
		"OAuth, OpenID Connect and FAPI security",
		"CDR and HL7 FHIR interfaces",
		"Contract testing with Pact",
		"Versioning and retirement policy",
	],
	meta: {
		title: "API development and integration",
		description:
			"Contract-first APIs and event integration with OpenAPI, AsyncAPI and gRPC, FAPI security, Pact tests, and interfaces for the CDR and HL7 FHIR.",
	},
	pageTitle: "API development and integration",
	pageDescription:
		"An API is a promise to people you will never meet, and they will come to depend on every detail of it, accidents included. We design the contract before the code, test it from the consumer's side and publish how it will change. Partners integrate in days, and your teams stay free to alter what lies behind it.",
	serviceCards: [
		{
			icon: "file-braces",
			title: "Contracts before code",
			description:
				"OpenAPI 3.1 for request and response, AsyncAPI for events, Protocol Buffers for gRPC between services. A Spectral ruleset holds your conventions for naming, paging and errors, and consumers have mock servers to call before an endpoint exists.",
		},
		{
			icon: "lock-keyhole",
			title: "Access in proportion to risk",
			description:
				"Authorisation code with PKCE for people, client credentials with tokens bound by mutual TLS or DPoP for machines, and FAPI profiles where money moves. Object-level authorisation is tested on every endpoint, as it heads the OWASP API Security Top 10.",
		},
		{
			icon: "waypoints",
			title: "Systems joined at arm's length",
			description:
				"Events leave through a transactional outbox, consumers tolerate duplicates, and adapters keep each vendor's quirks out of your domain. Approvals and long-running steps can sit in FlowForge where a visible workflow suits better than code.",
		},
	],
	solutionCards: [
		{
			cardTitle: "What a consumer receives",
			cardDescription:
				"A partner's developer should reach a first successful call within thirty minutes, without writing to anyone.",
			contentItems: [
				{
					icon: "terminal",
					heading: "A portal and a sandbox",
					description:
						"Generated reference pages, worked examples, self-service credentials, and synthetic data that resets each night.",
				},
				{
					icon: "message-square-warning",
					heading: "Errors that code can handle",
					description:
						"RFC 9457 problem details with a stable type for each failure, a trace identifier to quote to support, and idempotency keys so that a retried payment is taken once.",
				},
				{
					icon: "megaphone",
					heading: "Notice of change",
					description:
						"Additive changes by default. A breaking version runs beside its predecessor for twelve months, announced in Deprecation and Sunset headers.",
				},
			],
		},
		{
			cardTitle: "The operating agreement",
			cardDescription:
				"Targets appear beside each interface in the catalogue, with the team that answers for them.",
			contentItems: [
				{
					icon: "target",
					heading: "Availability and latency",
					description:
						"Objectives per operation, commonly 99.9 per cent a month and 250 milliseconds at the ninety-fifth percentile. An exhausted error budget pauses feature work.",
				},
				{
					icon: "puzzle",
					heading: "Compatibility",
					description:
						"Pact verifies each provider build against the expectations of its known consumers and stops a deployment that would break one. The target for surprise breakages is nil.",
				},
				{
					icon: "recycle",
					heading: "Reuse",
					description:
						"Active consumers and monthly calls for each API. One that still has a single caller after a year is reviewed for merging or retirement.",
				},
			],
		},
	],
	serviceLifecycleFlow: {
		heading: "The life of a contract",
		lifecycleItems: [
			{
				step: 1,
				icon: "radar",
				title: "Discover",
				description:
					"List existing interfaces from gateway logs and source code, including those nobody documented.",
			},
			{
				step: 2,
				icon: "shapes",
				title: "Shape",
				description:
					"Model resources and events with two real consumers in the room, then lint the draft.",
			},
			{
				step: 3,
				icon: "drama",
				title: "Mock",
				description:
					"Publish a simulated service so that both sides can build in parallel and object early.",
			},
			{
				step: 4,
				icon: "blocks",
				title: "Build",
				description:
					"Implement, load test, and fuzz the inputs with Schemathesis ahead of each release.",
			},
			{
				step: 5,
				icon: "archive",
				title: "Retire",
				description:
					"Watch usage fall, help the last callers across and remove the version on its stated date.",
			},
		],
	},
	standards: [
		"OpenAPI 3.1",
		"AsyncAPI",
		"gRPC",
		"OAuth 2.1 (draft) and OIDC",
		"FAPI",
		"RFC 9457",
		"HL7 FHIR",
		"Pact",
	],
	questions: [
		{
			question: "Do you build Consumer Data Right interfaces?",
			answer:
				"Yes, for data holders and accredited recipients. We implement the Consumer Data Standards, including consent and performance reporting, and prepare you for conformance testing. Accreditation and legal duties remain yours.",
		},
		{
			question: "Can you connect clinical systems?",
			answer:
				"We work with HL7 FHIR, using AU Core profiles where they apply, and carry older HL7 v2 messages through an interface engine. Test data is synthetic, and a clinician on your side signs off the mappings before any patient record moves.",
		},
	],
	callToAction: {
		heading: "Give us one troublesome interface",
		description:
			"We review its contract, security and error behaviour and return a marked-up specification within five working days.",
		buttonText: "Get a contract review",
		buttonLink: "/company/contact",
	},
} satisfies Service;
