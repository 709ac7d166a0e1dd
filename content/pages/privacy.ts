import { routes } from "#content/routes.ts";
import type { LegalContent } from "#content/schema/page.ts";
import { site } from "#content/site.ts";

const mail = `[${site.email}](mailto:${site.email})`;
const proxyHost = site.feedProxy.split("/")[2];
const newsRoute = proxyHost
	? `asks a public proxy service, ${proxyHost}, for the news feeds, and asks our own relay if the proxy does not answer`
	: "asks our own relay for the news feeds";

export default {
	meta: {
		title: "Privacy Policy",
		description: `What ${site.name} stores when you use this website or send a message, for how long, who sees it and how to have it corrected or erased.`,
	},
	heading: "Privacy Policy",
	updated: "March 15, 2024",
	intro: `This policy says what ${site.name} learns about you when you use this website, why, for how long, and what you can ask us to do about it. We follow the Australian Privacy Principles in the Privacy Act 1988 (Cth) and, for visitors to whom it applies, the General Data Protection Regulation (GDPR).`,
	sections: [
		{
			heading: "Data Collection",
			blocks: [
				"Every page can be read without an account. The site has no analytics, no advertising and no tracking cookies. We store information about you when you send a contact message, and at no other time.",
				{
					list: [
						"Your message: the name, email address, text and, if you give one, phone number that you enter, with a category, the time, a reference and the page of our site that you sent it from. It is kept for 90 days; one that looks like an automated message is not mailed to us, and is kept for 14 days, unless one of us finds that a person wrote it.",
						"A keyed hash of your network address, made when you send a message. It limits how many messages one address can send, cannot be matched to an address without our secret key, and expires within hours.",
						"In your browser's local storage: your own settings, such as the light or dark theme, the last five results that you opened in the search, and a copy of the news and research lists that is used for up to 24 hours.",
						"In your browser's session storage: a half-typed message, and your place on the page across a reload. Your browser discards both when you close the tab, and the message is removed as soon as it has been sent.",
					],
				},
				"What is in your browser's storage stays there until you clear it; it is not sent to us.",
				`When a page opens, your browser ${newsRoute}. On the research page it asks arXiv.org for papers. A service that is asked directly sees your network address, the usual details that a browser gives about itself and the address of our site, but not which page you were reading. It handles them under its own privacy policy. Our relay fetches on behalf of all visitors and passes nothing about you to the publishers.`,
				"This site and its mail run on Amazon Web Services, which has to handle your network address for as long as it takes to deliver a page to you. The links to other sites, including those of articles and papers, lead to places where their owners' policies apply.",
			],
		},
		{
			heading: "Data Protection",
			blocks: [
				"Pages and messages travel over HTTPS, and the database that holds messages is encrypted. A message is stored first and then mailed to us, so that a fault in the mail does not lose it.",
				{
					list: [
						"Messages can be read by the staff who answer them and by the operators who keep the site running, and by nobody else.",
						"The database deletes a message automatically 90 days after it arrived, and one that looks automated after 14. Backups, which exist so that a failure does not destroy what you wrote, drop it within a further 35 days.",
						"The copy in our mailbox is deleted within the same 90 days, unless you have become a client, a partner or an applicant and we need the correspondence for that.",
						"Our application logs contain neither the text of messages nor email addresses.",
					],
				},
				"If a breach of your information is likely to cause you serious harm, we will tell you and the Office of the Australian Information Commissioner, as the Notifiable Data Breaches scheme requires.",
			],
		},
		{
			heading: "Data Usage",
			blocks: [
				"We use your message to answer it. Where the GDPR applies, our legal basis is our legitimate interest in replying to people who write to us, or the steps you ask us to take before a contract.",
				{
					list: [
						"We do not sell, rent or trade your details, and we do not add you to a mailing list.",
						"We do not train AI models on messages, and no decision about you is made by automated means, but for the check that sets automated messages aside.",
						"The hash of your network address is used against automated abuse of the form and for nothing else.",
						"We disclose a message to others only if you ask us to, or if an Australian law or court order compels us.",
					],
				},
				"Copies of our public pages are held in data centres around the world so that they load quickly. Stored messages are kept in the one cloud region from which this site is run.",
			],
		},
		{
			heading: "Your Rights",
			blocks: [
				"You may ask us for any of the following, at no cost:",
				{
					list: [
						"Access: a copy of what we hold about you.",
						"Correct: a change to anything that is wrong or out of date.",
						"Delete: the erasure of your messages before the 90 days are over.",
						"Object: an end to a particular use of your information.",
						"Restrict: that we keep your information but do not use it while a question about it is settled.",
						"Portability: your messages as a file that other software can read.",
					],
				},
				`To make a request, write to ${mail} from the address that you gave in the form, so that we can find your messages by it and know that the request is yours. We erase or answer within five business days and confirm when it is done. What is stored in your own browser you can remove at any time by clearing the data of this site in the browser's settings.`,
				"If our answer does not satisfy you, you may complain to the [Office of the Australian Information Commissioner](https://www.oaic.gov.au) or, in Europe, to the data protection authority where you live.",
			],
		},
		{
			heading: "Contact",
			blocks: [
				`Questions about privacy are answered by ${site.name}, ${site.suburbAddress}. Write to ${mail}, call ${site.phoneNumber} during business hours, ${site.businessHours}, or use the [contact form](${routes.contact}).`,
			],
		},
		{
			heading: "Changes to This Policy",
			blocks: [
				`When this policy changes, the new text appears on this page with a new date. If a change affects messages that we already hold, we write to the people concerned before it takes effect. What is kept in your browser is described further in the [Cookie Policy](${routes.cookies}).`,
			],
		},
	],
} satisfies LegalContent;
