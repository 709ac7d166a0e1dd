import { routes } from "#content/routes.ts";
import type { LegalContent } from "#content/schema/page.ts";
import { site } from "#content/site.ts";

export default {
	meta: {
		title: "Cookie Policy",
		description:
			"This website sets no cookies. What each kind of cookie is for, what our pages keep in your browser instead and how to clear it.",
	},
	heading: "Cookie Policy",
	updated: "March 15, 2024",
	intro:
		"This website sets no cookies of any kind, which is why you see no consent banner and no switches here. The policy explains what cookies are, what is true of each of the usual types on this site, and what our pages keep in your browser by other means.",
	sections: [
		{
			heading: "What are cookies?",
			blocks: [
				"A cookie is a short piece of text that a website asks your browser to keep and to send back with later requests. Websites use cookies to keep people signed in, to remember settings or to recognise a visitor from one page to the next.",
				"Browsers also offer local storage, which stays until it is cleared, and session storage, which ends with the tab. Both hold text as well, but unlike a cookie that text is not attached to requests; only the pages of the same site can read it.",
			],
		},
		{
			heading: "Essential",
			badge: "Required",
			icon: "key-round",
			blocks: [
				"Essential cookies are those without which a site could not do what you ask of it. We set none: there is nothing to sign in to, and pages, menu, search and contact form work without them.",
				"While you write to us, the text is held in session storage so that an accidental reload does not lose it, and it is removed once the message has been sent. Your place on a page is held there too, so that a reload returns you to it.",
			],
		},
		{
			heading: "Analytics",
			badge: "Optional",
			icon: "chart-line",
			blocks: [
				"Analytics cookies recognise a browser in order to count visits and follow a path through a site. None are set. Our pages contain no analytics script and no measuring pixel, and we do not build profiles of visitors.",
			],
		},
		{
			heading: "Functional",
			badge: "Optional",
			icon: "sliders-horizontal",
			blocks: [
				"Functional cookies remember choices. None are set here either; three things are kept in local storage instead, and neither is sent to us:",
				{
					list: [
						"The settings you choose on this site, such as the light or dark theme, until you change or clear them.",
						"The last five results that you opened in the search, until you clear them there.",
						"A copy of the news and research lists, used for up to 24 hours so that they appear at once on your next visit.",
					],
				},
				`To clear them all, remove the data stored for this site in your browser's privacy settings. The site goes on working. News and papers are fetched from other services without cookies; the [Privacy Policy](${routes.privacy}) says what those services see.`,
			],
		},
		{
			heading: "Contact",
			blocks: [
				`If you find a cookie that comes from this site, or have a question about this policy, tell us at [${site.email}](mailto:${site.email}) or on ${site.phoneNumber}. Our office is in ${site.suburbAddress}.`,
			],
		},
	],
} satisfies LegalContent;
