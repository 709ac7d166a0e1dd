import { contactQuery, routes } from "#content/routes.ts";
import type { LegalContent } from "#content/schema/page.ts";
import { site } from "#content/site.ts";

export default {
	meta: {
		title: "Security Policy",
		description: `How ${site.name} protects its systems and client data, the practices behind this website, and how to report a security fault to us.`,
	},
	heading: "Security Policy",
	intro:
		"This policy sets out how we protect client information, FlowForge and this website. It is written for the people who assess us as a supplier and for anyone who has found a fault. It describes what we do in practice; contracts may ask for more.",
	badges: ["ISO 27001:2013", "SOC 2 Type II", "PCI DSS", "GDPR Compliant"],
	sections: [
		{
			heading: "Access Control",
			icon: "key-round",
			blocks: [
				"Access is given to named people for a stated task and ends with it. Staff sign in once, with a hardware key or passkey; shared accounts are not allowed. Rights to production are granted for hours rather than for good, and what is done with them is recorded.",
				"Each part of this website has a role of its own that may do only what that part needs. The function that fetches news, for example, cannot read a contact message.",
			],
		},
		{
			heading: "Incident Response",
			icon: "siren",
			blocks: [
				"An on-call engineer is reachable at every hour. Incidents are ranked by their effect on clients, have one person in command and are written up within ten business days, causes and corrections included. We rehearse the plan twice a year with a scenario that the team has not seen.",
				"If an incident touches a client's information, we tell that client within 24 hours of confirming it and give them what they need for their own duties to report.",
			],
		},
		{
			heading: "Compliance",
			icon: "clipboard-check",
			blocks: [
				"Our controls are kept in one register and mapped to the standards named on this page, so that a single piece of evidence serves several audits. Clients may see current reports under a confidentiality agreement.",
			],
		},
		{
			heading: "Monitoring",
			icon: "activity",
			blocks: [
				"Systems report failures, unusual access and changes of configuration to a central log that its subjects cannot alter. Alerts go to a person and say what to do first. For this website we watch error rates, the age of the news, messages that wait too long and mail that is returned.",
			],
		},
		{
			heading: "Data Protection",
			icon: "database",
			blocks: [
				"Information is encrypted in transit and at rest. Client data stays in the locations that the contract names and is returned or destroyed at its end, with a record of which. Keys are managed apart from the data that they protect.",
				`Contact messages sent from this site are deleted after 90 days. The [Privacy Policy](${routes.privacy}) explains what else is kept and how to have it erased.`,
			],
		},
		{
			heading: "How we build",
			icon: "hammer",
			blocks: [
				{
					list: [
						"A second engineer reviews each change before it is merged, and automated tests must pass.",
						"Dependencies are locked to exact versions and checked for known vulnerabilities.",
						"Deployment uses short-lived credentials; no long-lived cloud key is stored in a repository.",
						"Infrastructure is defined in code, and tests assert its security settings.",
						"Our pages run only the scripts that we ship: the content security policy allows no inline code that we have not signed by hash.",
					],
				},
			],
		},
		{
			heading: "How we operate",
			icon: "server-cog",
			blocks: [
				{
					list: [
						"Stored files are private and reach the public only through the content delivery network.",
						"Databases can be restored to any moment of the past 35 days.",
						"Logs are kept for a fixed period and contain no passwords, message text or email addresses.",
						"Forms and interfaces are limited in size and rate and check each field before it is stored.",
						"Staff complete security training when they join and every year after that.",
					],
				},
			],
		},
		{
			heading: "Report a Security Issue",
			icon: "bug",
			blocks: [
				`If you have found a weakness in this site or in FlowForge, write to [${site.email}](mailto:${site.email}) with "Security" at the start of the subject, or use the [contact form](${routes.contact}?${contactQuery.security}). Tell us what you found, where, and the steps that show it. Please leave out personal information of other people.`,
				"We acknowledge a report within two business days, tell you what we intend to do within ten, and name you in the advisory if you wish. We take no legal action against research that is done in good faith, avoids harm to others and gives us ninety days to correct the fault before it is made public. We do not pay bounties.",
			],
			actions: [
				{ label: "Contact Security Team", href: routes.contact },
				{ label: "View Security Advisories", href: routes.advisories },
			],
		},
	],
} satisfies LegalContent;
