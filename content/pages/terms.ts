import { licencesPath, routes } from "#content/routes.ts";
import type { LegalContent } from "#content/schema/page.ts";
import { site } from "#content/site.ts";

export default {
	meta: {
		title: "Terms of Service",
		description: `The terms on which ${site.name} offers this website: permitted use, ownership, liability, governing law and notice of changes.`,
	},
	heading: "Terms of Service",
	updated: "March 15, 2024",
	intro: `These terms apply to your use of this website, which is provided by ${site.name} ("we", "us"). They do not govern consulting work or the FlowForge software; each of those has a written agreement of its own, and where that agreement differs from this page, the agreement prevails.`,
	sections: [
		{
			heading: "Terms of Use",
			blocks: [
				"You may read, print and link to these pages for your own purposes and those of your organisation. By using the site you accept these terms; if you do not accept them, please do not use it.",
				"The pages describe our services in general. They are not advice on your circumstances and not an offer that becomes a contract when it is accepted. Prices, dates and results are agreed in a proposal.",
			],
		},
		{
			heading: "Service Usage",
			blocks: [
				"The site is free of charge. When you use it, you agree that you will not:",
				{
					list: [
						"send unlawful, false or automated messages through the contact form, or messages in another person's name;",
						`try to gain access to systems or information that are not public, other than as our [Security Policy](${routes["security-policy"]}) allows;`,
						"place a load on the site that keeps others from using it;",
						"use our feed relay as a service for another site or product.",
					],
				},
				"News articles and research papers come from other publishers. We show a short extract with a link, do not choose individual items and do not answer for their accuracy. We may change or withdraw any part of the site, and we do not promise that it will always be available.",
			],
		},
		{
			heading: "Intellectual Property",
			blocks: [
				`The text, drawings, software and marks on this site belong to ${site.name} or are used with permission. You may quote short passages if you name the source. Any other reproduction needs our consent in writing, except where the Copyright Act 1968 (Cth) permits it.`,
				"Articles and papers remain the property of their authors and publishers. Names of other companies' products belong to their owners; where we mention one, we are describing compatibility and do not claim a relationship with its maker. What you write in a contact message remains yours.",
				`The site is built with open-source software, whose authors and licences are named in one list: [licence notices](${licencesPath}).`,
			],
		},
		{
			heading: "Limitation of Liability",
			blocks: [
				"Some rights cannot be excluded, among them the consumer guarantees of the Australian Consumer Law. Nothing in these terms limits those rights.",
				"Beyond them, the site is provided as it stands. To the extent that the law allows, we are not liable for indirect or consequential loss, or for loss of profit or data, that arises from using the site, from being unable to use it or from relying on what it or a linked site says.",
			],
		},
		{
			heading: "Governing Law",
			blocks: [
				"These terms are governed by the law of Australia as it applies in New South Wales. Disputes about them are decided by the courts of that state and the federal courts that sit there. If one provision cannot be enforced, the others continue to apply.",
			],
		},
		{
			heading: "Changes to These Terms",
			blocks: [
				"We may revise these terms. For a material change we give at least 30 days' notice on this page before it takes effect, and the date at the top tells you which version you are reading. Using the site after that day means that you accept the revised terms.",
			],
		},
		{
			heading: "Contact",
			blocks: [
				`Questions about these terms go to ${site.name}, ${site.suburbAddress}: [${site.email}](mailto:${site.email}), ${site.phoneNumber}. You may also use the [contact form](${routes.contact}).`,
			],
		},
	],
} satisfies LegalContent;
