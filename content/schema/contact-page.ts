import { group, text } from "./fields.ts";
import { actionSchema, headedPage } from "./page-parts.ts";
import { urgentSchema } from "./urgent.ts";

const opening = (when: string, example: string) =>
	text([10, 200], `How the message begins for ${when}.`, example);

export const contactPageSchema = group("The Contact page.", {
	...headedPage,
	furtherContacts: group(
		"Labels of the addresses in site.ts that are for certain visitors.",
		{
			press: text([3, 30], "Label of pressEmail.", "Press"),
			security: text([3, 30], "Label of securityEmail.", "Security reports"),
		},
	),
	formHeading: text([3, 60], "Heading of the form.", "Send a message"),
	factsHeading: text([3, 60], "Heading of the facts.", "Contact information"),
	sendLabel: text([2, 40], "The button of the form.", "Send message"),
	sendingLabel: text(
		[2, 40],
		"The same button while the message is being sent.",
		"Sending…",
	),
	urgent: urgentSchema,
	support: group("The part on customer support.", {
		heading: text([3, 60], "Its heading.", "Customer Support"),
		text: text(
			[20, 300],
			"What support there is, and what to tell the team; shown if site.ts has a support telephone number or address staffed at any hour.",
			"The support team is available 24/7.",
		),
		withoutChannel: text(
			[20, 300],
			"Shown instead if site.ts has neither.",
			"Support has no telephone number and no address of its own.",
		),
		action: actionSchema,
	}),
	prefill: group(
		"First words of the message, depending on the visitor's topic.",
		{
			demo: opening("a demo", "I would like a demo of {product}."),
			service: opening(
				"a service",
				"I would like to talk to you about {service}.",
			),
			role: opening(
				"a position",
				"I would like to apply for the position of {role}.",
			),
			support: opening("support", "I am a customer and need support:"),
			partner: opening(
				"a partner",
				"I would like to discuss becoming a partner.",
			),
			security: opening("a security issue", "I would like to report a fault:"),
		},
	),
	privacyNote: text(
		[40, 300],
		"What we do with the message, shown below the button.",
		"We use these details to answer you. The [Privacy Policy](/legal/privacy) has the details.",
		{ allowsLinks: true },
	),
});
