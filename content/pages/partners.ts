import { contactQuery, routes } from "#content/routes.ts";
import type { PartnersContent } from "#content/schema/page.ts";

export default {
	meta: {
		title: "Technology partners",
		description:
			"Six specialist companies whose hosting, data, survey, finance, identity and edge products we install and support in client projects.",
	},
	heading: "Our Partners",
	intro:
		"We work with a few companies that each do one thing well. Our engineers have installed their products, run them and reported their faults. If a partner pays us for an introduction, the proposal says so.",
	listHeading: "Our partners",
	visitLabel: "Visit Website",
	partners: [
		{
			name: "Quollstone",
			logo: "/partners/quollstone.svg",
			category: "Sovereign hosting",
			description:
				"Private cloud in two Australian data centres, with managed Kubernetes and operators who are cleared for government work. We use it where records may not leave the country.",
			website: "https://quollstone.example",
		},
		{
			name: "Tidewrack",
			logo: "/partners/tidewrack.svg",
			category: "Data streaming",
			description:
				"A managed event-streaming service that speaks the Kafka protocol. It carries orders and sensor readings into FlowForge and keeps them for replay when a consumer has failed.",
			website: "https://tidewrack.example",
		},
		{
			name: "Reedline Survey",
			logo: "/partners/reedline-survey.svg",
			category: "Geospatial",
			description:
				"Drone and ground survey for construction and utilities. Point clouds and terrain models arrive in open formats, with datum and accuracy stated, ready for Construct IQ.",
			website: "https://reedline-survey.example",
		},
		{
			name: "Oxbow Ledger",
			logo: "/partners/oxbow-ledger.svg",
			category: "Finance systems",
			description:
				"Accounts payable and procurement software for mid-sized organisations. Its interface lets a workflow match invoices to orders while approvals stay in the ledger.",
			website: "https://oxbow-ledger.example",
		},
		{
			name: "Hushgate",
			logo: "/partners/hushgate.svg",
			category: "Identity and secrets",
			description:
				"Single sign-on, short-lived credentials and a secrets vault in one appliance. Our security practice deploys it for networks that have no route to a hosted identity service.",
			website: "https://hushgate.example",
		},
		{
			name: "Emberwren",
			logo: "/partners/emberwren.svg",
			category: "Edge hardware",
			description:
				"Fanless GPU nodes for plant rooms, vehicles and site offices, rated for heat and dust. Each is tested with FlowForge's quantised models before it is shipped.",
			website: "https://emberwren.example",
		},
	],
	closing: {
		heading: "Does your product belong here?",
		text: "We take on a new partner after installing the product in our own laboratory and speaking with two of its customers. Tell us what it does and who uses it.",
		action: {
			label: "Become a Partner",
			href: `${routes.contact}?${contactQuery.partner}`,
		},
	},
} satisfies PartnersContent;
