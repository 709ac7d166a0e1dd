import { mergedRssName } from "#content/feeds/output/merged-feeds.ts";
import {
	apiPaths,
	contactQuery,
	demoHref,
	platformId,
	routes,
} from "#content/routes.ts";
import { site } from "#content/site.ts";
import { slugify } from "#content/slug.ts";

/** A fact that the search shows in the result itself. */
export type Fact = {
	id: string;
	title: string;
	/** The fact, or what to do, in a sentence or two. */
	text: string;
	icon: string;
	/** Where on the site it stands or is done, or the address that it names. No two share one. */
	link: string;
	/** What Enter copies; without it, Enter opens the link. */
	copies?: string;
	/** Where a phone goes instead of copying: to its dialler or its mail. */
	opens?: string;
	/** Words that it is found by, with commas between; never shown. */
	alsoCalled: string;
};

/** What the pages know and the answers repeat. */
export type FactSources = {
	certifications: string[];
	/** Titles of the open positions. */
	positions: string[];
};

const phone = { opens: `tel:${site.phoneNumber.replaceAll(" ", "")}` };
const newsFeed = `${site.origin}${apiPaths.feeds}?feed=${mergedRssName}`;
const mail = { copies: site.email, opens: `mailto:${site.email}` };

/** Everything that visitors ask for by a word and that one line can tell. */
export function facts({ certifications, positions }: FactSources): Fact[] {
	return [
		{
			id: "phone",
			title: "Telephone",
			text: `${site.phoneNumber}, ${site.businessHours}`,
			icon: "phone",
			link: `${routes.contact}#phone`,
			copies: site.phoneNumber,
			...phone,
			alsoCalled:
				"phone, phone number, telephone number, call, call us, call you, ring, tel, mobile, mobile number, hotline, landline, number, dial, talk to someone, speak to a person, fax, whatsapp, sms",
		},
		{
			id: "email",
			title: "Email",
			text: site.email,
			icon: "mail",
			link: `${routes.contact}#email`,
			...mail,
			alsoCalled:
				"e-mail, copy email, email address, mail, mail address, e mail, mailbox, inbox, write to you, write an email, hello",
		},
		{
			id: "address",
			title: "Address",
			text: [site.streetAddress, site.suburbAddress].filter(Boolean).join(", "),
			icon: "map-pin",
			link: `${routes.contact}#address`,
			copies: [site.streetAddress, site.suburbAddress]
				.filter(Boolean)
				.join(", "),
			alsoCalled:
				"office, offices, office location, location, locations, where are you, where are you based, where are you located, based, located, headquarters, hq, head office, street, postal address, postcode, map, directions, parking, visit, visit you, city, state, country, which country",
		},
		{
			id: "hours",
			title: "Business hours",
			text: site.businessHours,
			icon: "clock",
			link: `${routes.contact}#hours`,
			copies: site.businessHours,
			alsoCalled:
				"opening hours, opening times, office hours, hours, open, opens, close, closes, closed, closing time, open today, open now, weekend, saturday, sunday, public holiday, when are you open, what time do you open, what time do you close, time zone, timezone, working hours, availability",
		},
		{
			id: "abn",
			title: "Company details and ABN",
			text: site.businessNumber
				? `ABN ${site.businessNumber}, ${site.suburbAddress}`
				: `Not on this site. Ask for them at ${site.email}.`,
			icon: "building-2",
			link: `${routes.contact}#facts-heading`,
			...(site.businessNumber ? { copies: site.businessNumber } : mail),
			alsoCalled:
				"abn, acn, business number, australian business number, company number, registration, registered company, company registration, legal entity, entity name, tax number, gst, vat, bank details, invoice details, billing details, supplier onboarding",
		},
		{
			id: "certifications",
			title: "Certifications",
			text: certifications.join(", "),
			icon: "shield",
			link: `${routes["security-policy"]}#compliance`,
			copies: certifications.join(", "),
			alsoCalled:
				"certified, certificate, certificates, certification, accreditation, accreditations, accredited, iso, iso 27001, iso27001, soc 2, soc2, soc 2 type 2, soc report, pci, pci dss, gdpr compliant, audited, audit report, attestation, compliant, compliance, are you certified, are you iso certified, statement of applicability",
		},
		{
			id: "price",
			title: "What a thing costs",
			text: "Each proposal states its price. Say what you have in mind, and for when, and ask for one.",
			icon: "wallet",
			link: `${routes.contact}?general`,
			alsoCalled:
				"price, prices, pricing, price list, cost, costs, how much, how much does it cost, how much is it, how much do you charge, what do you charge, charge, charges, fee, fees, rate, rates, day rate, hourly rate, daily rate, quote, quotes, quotation, get a quote, request a quote, estimate, proposal, ask for a proposal, request a proposal, budget, licence fee, licence cost, license price, subscription price, plans, packages, tariff, discount, not for profit discount, buy, purchase, order, statement of work, payment terms",
		},
		{
			id: "demo",
			title: "Demo of FlowForge",
			text: "Ask for a demo; the message is begun for you.",
			icon: "anvil",
			link: demoHref(platformId),
			alsoCalled:
				"demo, demonstration, book a demo, request a demo, request demo, schedule a demo, product demo, product tour, tour, walkthrough, try, trial, free trial, test drive, try it, try flowforge, evaluation, evaluate, sandbox, sign up, signup, register, create account, log in, login, sign in, start",
		},
		{
			id: "support",
			title: "Report a fault, get support",
			text: "Customers: say which run or system is affected and since when; the message is begun for you.",
			icon: "life-buoy",
			link: `${routes.contact}?${contactQuery.support}`,
			alsoCalled:
				"support, flowforge support, help with flowforge, flowforge down, customer support, technical support, tech support, help, help desk, helpdesk, service desk, ticket, support ticket, open a ticket, raise a ticket, log a ticket, fault, report a fault, report a problem, problem, issue, bug, raise a bug, report a bug, error, broken, is broken, not working, does not work, doesnt work, stopped working, crash, crashed, down, site down, website down, system down, outage, unavailable, slow, failed, fails, service status, status page, status, troubleshooting, locked out, lost access, cannot log in, forgot password, password reset, existing customer, customer portal, escalate, sla",
		},
		{
			id: "incident",
			title: "An attack is under way",
			text: `Call ${site.phoneNumber} and say so first; outside business hours, write it in the first line of a message.`,
			icon: "siren",
			link: `${routes.contact}?service=incident-response`,
			copies: site.phoneNumber,
			...phone,
			alsoCalled:
				"under attack, attack now, being attacked, emergency, urgent, urgent help, hacked, hacked now, been hacked, we have been hacked, ransomware, incident, report an incident, security incident, breach now, crisis line, emergency number, incident hotline, help now, immediate help",
		},
		{
			id: "report",
			title: "Report a vulnerability in our systems",
			text: `Write to ${site.email} with "Security" at the start of the subject. We pay no bounties, and name you if you wish.`,
			icon: "bug",
			link: `${routes["security-policy"]}#report-a-security-issue`,
			...mail,
			alsoCalled:
				"report vulnerability, report a vulnerability, report a security issue, report a bug, found a bug, found a vulnerability, found a security hole, security hole in your site, vulnerability in your website, bug bounty, bounty, reward, hall of fame, responsible disclosure, coordinated disclosure, vulnerability disclosure, disclose, security contact, security team, security email, security txt, security.txt, pgp, pgp key, gpg key, safe harbour, security researcher, exploit, xss, abuse, report abuse, psirt",
		},
		{
			id: "apply",
			title: "Apply for a position",
			text: `Open: ${positions.join(", ")}. Apply Now begins the message for you.`,
			icon: "briefcase-business",
			link: `${routes.careers}#positions`,
			alsoCalled:
				"apply, how to apply, apply for a job, application, job application, send cv, send my cv, cv, resume, cover letter, submit resume, unsolicited application, open roles, open positions, current vacancies, internship, intern, graduate, graduate program, work experience, recruiter",
		},
		{
			id: "partner",
			title: "Become a partner",
			text: "Tell us what your product does and who uses it; the message is begun for you.",
			icon: "handshake",
			link: `${routes.contact}?${contactQuery.partner}`,
			alsoCalled:
				"become a partner, partner with you, partner with us, partner program, partner application, join partner program, reseller, become a reseller, resell, resell flowforge, channel partner, referral, referral fee, integrator, supplier registration, become a supplier, sell to you, joint venture, collaboration, cooperate",
		},
		{
			id: "press",
			title: "Press and media",
			text: `Questions, interviews and pictures: ${site.email}`,
			icon: "newspaper",
			link: `${routes.contact}#form-heading`,
			...mail,
			alsoCalled:
				"press, media, press contact, media contact, media enquiries, media inquiries, press enquiries, press kit, media kit, press release, press releases, journalist, reporter, interview, spokesperson, pr, logo, logos, brand assets, brand guidelines, speaker, speaking, conference, podcast, quote for article",
		},
		{
			id: "subscribe",
			title: "Subscribe to the news",
			text: `In a feed reader: ${newsFeed}; there is no newsletter by email.`,
			icon: "rss",
			link: `${routes.blog}#main`,
			copies: newsFeed,
			alsoCalled:
				"subscribe, subscription, how to subscribe, subscribe to updates, newsletter, news letter, mailing list, email updates, get updates, rss, rss feed, atom, json feed, feed, feeds, opml, feed reader, follow, follow the news, notifications, alerts by email, unsubscribe",
		},
		{
			id: "my-data",
			title: "See, correct or erase your data",
			text: `Ask at ${site.email}; it costs nothing. Messages are deleted after 90 days in any case.`,
			icon: "lock",
			link: `${routes.privacy}#your-rights`,
			...mail,
			alsoCalled:
				"delete my data, erase my data, remove my data, delete my message, delete account, forget me, right to be forgotten, data subject request, subject access request, access my data, correct my data, opt out, withdraw consent, personal data request, data protection officer, dpo, privacy officer, privacy complaint",
		},
		...site.links
			.filter(({ href }) => href)
			.map(({ label, icon, href }) => ({
				id: slugify(label),
				title: label,
				text: href.replace("https://", ""),
				icon,
				link: href,
				alsoCalled: `${label.split(" on ").at(-1)}, social media, profile, follow you`,
			})),
	];
}
