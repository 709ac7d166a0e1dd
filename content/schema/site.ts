import * as z from "zod";
import { group, icon, list, text } from "./fields.ts";

/** Creates a field for a fact that is "" if the company does not have it. */
const fact = (max: number, sentence: string, example: string) =>
	z
		.string()
		.max(max)
		.regex(
			/^(\S(.*\S)?)?$/,
			'must be one line without a space at either end, or empty ("")',
		)
		.meta({
			description: `${sentence} May be empty. At most ${max} characters.`,
			examples: [example],
		});

/** Whether a number has as many digits as the longest allows (ITU-T E.164), besides the prefix 00 or 0011 and the zero in "+44 (0)20". */
function isOneNumber(number: string): boolean {
	const { length } = number.replace(/^00(11|(?=[2-9]))|\(0\)|\D/g, "");
	return length >= 3 && length <= 15;
}

const telephone = (sentence: string, example: string) =>
	z
		.string()
		.max(40)
		.regex(
			/^([+(]?\d[\d\s()./-]*\d)?$/,
			"must be a telephone number: digits, with spaces, brackets, full stops, slashes or hyphens between them; or be empty",
		)
		.refine(
			(number) => number === "" || isOneNumber(number),
			"must be a single telephone number, of 3 to 15 digits; or be empty",
		)
		.meta({ description: `${sentence} May be empty.`, examples: [example] });

// SES and other mail programs do not take the letters that browsers show.
const ascii = [
	/^[!-~]*$/,
	"must be written in ASCII: xn--mller-kva.example for müller.example",
] as const;

const address = (sentence: string, example: string) =>
	z
		.string()
		.regex(/^[^\s@:]+@[^\s@]+\.[^\s@.]+$/, "must be a single email address")
		.regex(...ascii)
		.meta({ description: sentence, examples: [example] });

const addressOrNone = (sentence: string, example: string) =>
	z
		.string()
		.regex(
			/^([^\s@:]+@[^\s@]+\.[^\s@.]+)?$/,
			"must be a single email address, or empty",
		)
		.regex(...ascii)
		.meta({ description: `${sentence} May be empty.`, examples: [example] });

const webAddress = (sentence: string, example: string) =>
	z
		.string()
		.regex(
			/^(https:\/\/\S+)?$/,
			"must begin with https:// and contain no spaces, or be empty",
		)
		.meta({ description: sentence, examples: [example] });

const facts = group("The company: its name, addresses and links.", {
	name: text([2, 60], "The company's name.", "Mallee"),
	id: z
		.string()
		.regex(/^[A-Za-z0-9-]*$/, "must be letters, digits and hyphens")
		.meta({
			description:
				"Used in the names of resources on AWS; if empty, it is made from the name. If the company's name changes once the site is live, enter the previous id here (RUNBOOK.md).",
			examples: ["Mallee"],
		}),
	tagLine: fact(80, "The line beside the name.", "Many stems. One root."),
	origin: z
		.string()
		.regex(
			/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
			"must be an address such as https://www.example.com in small letters, without a slash at its end, and with xn--mller-kva.example for müller.example",
		)
		.refine((origin) => URL.canParse(origin), "must be an address that exists")
		.meta({
			description:
				"Address of the live site, with https:// and without a slash at the end.",
			examples: ["https://www.mallee.example"],
		}),
	description: text(
		[20, 200],
		"One sentence on what the company is, for search engines.",
		"{site.name} is an Australian technology consultancy for AI, cloud and cyber security.",
		{ fills: ["site.name"], allowsFacts: false },
	),
	email: address(
		"Where visitors write to, and where messages from the contact form are sent.",
		"hello@mallee.example",
	),
	securityEmail: addressOrNone(
		"Receives reports of security faults; if empty, the first address does.",
		"security@mallee.example",
	),
	securityKey: webAddress(
		"Address of the OpenPGP key for such reports; if empty, no key is mentioned.",
		"https://www.mallee.example/.well-known/openpgp.asc",
	),
	pressEmail: addressOrNone(
		"For journalists; if empty, no page names a press contact.",
		"press@mallee.example",
	),
	operationsEmail: address(
		"For the people who run the site: alarms are sent here, and no page shows it. Use a different mailbox from the one visitors write to: an alarm about a full mailbox could not reach it.",
		"operations@mallee.example",
	),
	phoneNumber: telephone(
		"Telephone number, with the country code.",
		"+61 2 5550 0100",
	),
	supportPhoneNumber: telephone(
		"Telephone number at which support, and help against an attack, is really staffed at any hour.",
		"+61 2 5550 0124",
	),
	supportEmail: addressOrNone(
		"Email address at which support is really staffed at any hour.",
		"support@mallee.example",
	),
	streetAddress: fact(120, "Street and number.", "1 Example Street"),
	suburbAddress: fact(
		120,
		"Suburb, state, postcode and country.",
		"Sydney NSW 2000, Australia",
	),
	businessHours: fact(
		80,
		"When somebody answers the telephone.",
		"09:00 - 18:00 (GMT +10:00)",
	),
	businessNumber: fact(
		20,
		"Australian Business Number; if empty, neither the search nor a policy names it.",
		"51 824 753 556",
	),
	links: list(
		group("One link.", {
			label: text([2, 60], "The words of the link.", "Code on GitHub"),
			icon,
			href: webAddress(
				"Where it leads; if empty, the link is not shown.",
				"https://github.com/mallee-example",
			),
		}),
		"Links on the Contact page and in the footer.",
	),
	feedProxy: webAddress(
		"Public proxy through which a news feed is requested first; the feed's address is added at the end. If empty, only the site's own relay is used.",
		"https://api.allorigins.win/raw?url=",
	),
});

/** The facts of content/site.ts, which another company replaces with its own. */
export const siteSchema = facts.refine(
	({ email, operationsEmail }) =>
		email.toLowerCase() !== operationsEmail.toLowerCase(),
	{
		path: ["operationsEmail"],
		message: "is the same mailbox as email; use another one",
	},
);
