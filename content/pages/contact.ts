import { contactQuery, routes } from "#content/routes.ts";
import type { ContactContent } from "#content/schema/page.ts";
import { site } from "#content/site.ts";

export default {
	meta: {
		title: "Contact us",
		description: `Send ${site.name} a message, call us during business hours in Sydney, or reach customer support for FlowForge at any time of day.`,
	},
	heading: "Contact Us",
	intro:
		"Tell us what you are working on and what is in the way. An engineer reads each message, and you get an answer from a person within one business day.",
	formHeading: "Send a message",
	factsHeading: "Contact information",
	support: {
		heading: "Customer Support",
		text: "The support team is available 24/7. If a workflow has stopped or a release has gone wrong, include the run number and the time it was last well.",
		action: {
			label: "Access Support Portal",
			href: `${routes.contact}?${contactQuery.support}`,
		},
	},
	prefill: {
		demo: "I would like a demo of {product}.",
		service: "I would like to talk to you about {service}.",
		role: "I would like to apply for the position of {role}.",
		support: "I am a customer and need support with the following:",
		partner: `I would like to discuss becoming a partner of ${site.name}.`,
		security: "I would like to report a security issue:",
	},
	privacyNote: `We use these details to answer you. Your message is deleted after 90 days, or after 14 if it looks automated and nobody here releases it. The [Privacy Policy](${routes.privacy}) has the details, and says how to have it erased sooner.`,
} satisfies ContactContent;
