import {
	type ContactFieldName,
	contactFieldNames,
	contactFields,
	mapNames,
} from "#content/contact/fields.ts";
import { group, text } from "./fields.ts";

const label = (sentence: string, example: string) =>
	text([1, 60], sentence, example);

const message = (sentence: string, example: string) =>
	text([4, 200], sentence, example);

const fieldLabel = (name: ContactFieldName) => {
	const isSeen = contactFields[name].control !== "hidden";
	return label(
		`The field ${name}${isSeen ? "" : ", which no visitor sees"}. Error messages begin with this name, and so do the lines of the email that you receive.`,
		name.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase()),
	);
};

/** Words of the contact form and of the responses to it (docs/behaviour.md, "Contact"). */
export const contactCopySchema = group(
	"The contact form: names of its fields, what visitors read after sending, and the email that you receive.",
	{
		fields: group(
			"Names of the fields.",
			mapNames(contactFieldNames, fieldLabel),
		),
		optional: label(
			"In brackets after the name of a field that may be left empty.",
			"optional",
		),
		honeypot: label(
			"Label of the field that only bots fill in, for people who see the page without its styles.",
			"Leave this field empty",
		),
		sent: message(
			"Shown after a message has been sent.",
			"Thank you. Your message has reached us.",
		),
		rejected: message(
			"Shown after a message was rejected for an unknown reason.",
			"An error occurred while sending your message",
		),
		unreachable: message(
			"Shown when a message could not be sent.",
			"Failed to send message. Please try again later.",
		),
		tooMany: message(
			"Shown when too many messages came from one internet connection.",
			"Not sent: there were too many messages from your network. Please try again later, at the latest in an hour.",
		),
		wrong: group("What is wrong with a field.", {
			required: message("It is empty.", "{field} is required"),
			tooLong: message(
				"It is too long.",
				"{field} must be at most {limit} characters",
			),
			oneLine: message(
				"It has line breaks.",
				"{field} must be a single line of text",
			),
			tooManyLinks: message(
				"It has too many links.",
				"{field} must contain at most {limit} links",
			),
			address: message(
				"It is not an email address.",
				"{field} must be an address such as name@example.com",
			),
			notText: message(
				"It is not text; the form itself never sends this.",
				"{field} must be text",
			),
			twice: message(
				"It was sent twice; the form itself never does.",
				"{field} was sent more than once",
			),
		}),
		responsePage: group(
			"The page shown after the form was sent without JavaScript.",
			{
				sentTitle: label("Its title after success.", "Message sent"),
				reference: label("Before the message's reference.", "Your reference:"),
				refusedTitle: label("Its title after a rejection.", "Message not sent"),
				formBelow: message(
					"Above the form, which is filled in with what was typed.",
					"What you wrote is kept below.",
				),
				useBack: message(
					"Shown when there is no form.",
					"Your browser's Back button returns to what you wrote.",
				),
				send: label("The button of its form.", "Send message"),
				back: label("The link to the Contact page.", "Back to Contact"),
				home: label("The link to the home page.", "Home"),
				onward: label(
					"Name of these links for screen readers.",
					"Where to go from here",
				),
			},
		),
		mail: group("The email in which you receive a message.", {
			subject: message(
				"Its subject, which contains nothing the visitor wrote.",
				"{site.name} contact form: message {reference}",
			),
			reference: label("Before the message's reference.", "Reference"),
			received: label("Before the time at which it was received.", "Received"),
			page: label("Before the page from which it was sent.", "Page"),
			notGiven: label("For a field that was left empty.", "not given"),
			notKnown: label("Shown if the page is not known.", "not known"),
			noReplyTo: message(
				"After an address that a mail program cannot reply to automatically, because its first part has letters such as ö.",
				"Reply does not reach this address: copy it",
			),
			ownReplyTo: message(
				"After an address of ours, which a visitor has entered as their own.",
				"Reply does not reach the sender, who entered our own address",
			),
		}),
		refusals: group("Responses to requests that the form itself never makes.", {
			notOurForm: message(
				"From another site.",
				"Messages can be sent from the contact form of this site only.",
			),
			notPost: message(
				"Not sent the way a form is.",
				"Messages are sent with POST.",
			),
			notJson: message(
				"In another format.",
				"The request must be JSON (application/json) or a form (application/x-www-form-urlencoded).",
			),
			badJson: message("Broken JSON.", "The request is not valid JSON."),
			notObject: message(
				"JSON of another kind.",
				"The request must be a JSON object",
			),
			unknownField: message("An extra field.", "Unknown field: {field}"),
			notUtf8: message(
				"Letters in another encoding.",
				"The request is not valid UTF-8 text.",
			),
			tooLarge: message(
				"Larger than any message can be.",
				"The request is too large. Please shorten your message.",
			),
		}),
	},
);
