import {
	type ContactFieldName,
	contactFieldNames,
	contactFields,
	mapNames,
} from "../contact/fields.ts";
import { group, text } from "./fields.ts";

const label = (sentence: string, example: string) =>
	text(1, 60, sentence, example);

/** Text that a visitor reads; it may contain the names in braces that its example has. */
const said = (sentence: string, example: string) =>
	text(4, 200, sentence, example, {
		fills: [...example.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
	});

const fieldLabel = (name: ContactFieldName) => {
	const isSeen = contactFields[name].control !== "hidden";
	return label(
		`The field ${name}${isSeen ? "" : ", which no visitor sees"}. Sentences on what is wrong begin with it, and so do the lines of the mail that you get.`,
		name.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase()),
	);
};

/** Words of the contact form and of the responses to it (docs/behaviour.md, "Contact"). */
export const contactWordsSchema = group(
	"The contact form: names of its fields, what visitors read after sending, and the mail that you get.",
	{
		fields: group(
			"Names of the fields.",
			mapNames(contactFieldNames, fieldLabel),
		),
		honeypot: label(
			"Beside the field that only bots fill in, for those who see the page without its styles.",
			"Leave this field empty",
		),
		sent: said(
			"After a message was sent.",
			"Thank you. Your message has reached us.",
		),
		rejected: said(
			"After a message was refused, where nothing else is known.",
			"An error occurred while sending your message",
		),
		unreachable: said(
			"After a message could not be sent.",
			"Failed to send message. Please try again later.",
		),
		tooMany: said(
			"After more messages than one address may send.",
			"We have received several messages from you. Please try again in an hour.",
		),
		wrong: group("What is wrong with a field.", {
			required: said("It is empty.", "{field} is required"),
			tooLong: said(
				"It is too long.",
				"{field} must be at most {limit} characters",
			),
			oneLine: said(
				"It has line breaks.",
				"{field} must be a single line of text",
			),
			tooManyLinks: said(
				"It has too many links.",
				"{field} must contain at most {limit} links",
			),
			address: said(
				"It is no mail address.",
				"{field} must be an address such as name@example.com",
			),
			notText: said(
				"It is no text; the form itself never sends this.",
				"{field} must be text",
			),
			twice: said(
				"It was sent twice; the form itself never does.",
				"{field} was sent more than once",
			),
		}),
		responsePage: group(
			"The page that comes back after the form was sent without JavaScript.",
			{
				sentTitle: label("Its title after success.", "Message sent"),
				reference: label("Before the message's reference.", "Your reference:"),
				refusedTitle: label("Its title after a refusal.", "Message not sent"),
				formBelow: said(
					"Above the form, which holds what was typed.",
					"What you wrote is kept below.",
				),
				useBack: said(
					"Where there is no form.",
					"Your browser's Back button returns to what you wrote.",
				),
				optional: label("Behind a field that may stay empty.", "optional"),
				send: label("The button of its form.", "Send message"),
				back: label("The link to the Contact page.", "Back to Contact"),
				home: label("The link to the home page.", "Home"),
				onward: label(
					"Name of these links for those who do not see them.",
					"Where to go from here",
				),
			},
		),
		mail: group("The mail that brings you a message.", {
			subject: said(
				"Its subject. Nothing that the visitor wrote stands in it.",
				"{site.name} contact form: message {reference}",
			),
			reference: label("Before the message's reference.", "Reference"),
			received: label("Before the time at which it came.", "Received"),
			page: label("Before the page from which it was sent.", "Page"),
			notGiven: label("For a field that was left empty.", "not given"),
			notKnown: label("Where the page is not known.", "not known"),
			noReplyTo: said(
				"Behind an address that a mail program cannot reply to by itself, since its first part has letters such as ö.",
				"Reply does not reach this address: copy it",
			),
		}),
		refusals: group("Responses to requests that the form never makes.", {
			notOurForm: said(
				"From another site.",
				"Messages can be sent from the contact form of this site only.",
			),
			notPost: said("Not sent as a form is.", "Messages are sent with POST."),
			notJson: said(
				"In another format.",
				"The request must be JSON (application/json) or a form (application/x-www-form-urlencoded).",
			),
			badJson: said("Broken JSON.", "The request is not valid JSON."),
			notObject: said(
				"JSON of another kind.",
				"The request must be a JSON object",
			),
			unknownField: said("A field too many.", "Unknown field: {field}"),
			notUtf8: said(
				"Letters in another encoding.",
				"The request is not valid UTF-8 text.",
			),
			tooLarge: said(
				"More than any message is long.",
				"The request is too large. Please shorten your message.",
			),
		}),
	},
);
