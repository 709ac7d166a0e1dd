import { describe, expect, it } from "vitest";
import { telHref } from "#content/contact/details.ts";
import {
	supportDetails,
	urgentNumber,
} from "#content/contact/further-contacts.ts";
import * as words from "#content/copy/interface/urgent.yaml";
import contact from "#content/copy/pages/contact.yaml";
import { routes, servicePath } from "#content/routes.ts";
import type { Urgent } from "#content/schema/urgent.ts";
import { site } from "#content/site.ts";
import { services } from "#frontend/build/all-content.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { readPages } from "./support/dist.ts";
import { attributes, readText, sectionOf } from "./support/html.ts";

// Both variants: this site has a telephone number, that of another-company.test.ts has none.

const pages = new Map(readPages().map(({ path, html }) => [path, html]));
const htmlOf = (path: string) => pages.get(path) ?? "";
const urgentServices = services.flatMap(({ categoryId, id, urgent }) =>
	urgent ? [{ path: servicePath(categoryId, id), urgent }] : [],
);

describe.each<{ path: string; urgent: Urgent }>([
	...urgentServices,
	{ path: routes.contact, urgent: contact.urgent },
])("urgent contact on $path", ({ path, urgent }) => {
	const section = sectionOf(htmlOf(path), "urgent", "article");

	it("shows the number to call, or says that there is none", () => {
		const href = urgentNumber
			? telHref(urgentNumber)
			: `mailto:${site.email}?subject=`;
		const [first = "", ...others] = attributes(section, "a", "href");
		expect(first.slice(0, href.length)).toBe(href);
		expect(others).toEqual([]);
		const text = readText(`<body>${section}</body>`);
		expect(text).toContain(urgentNumber || site.email);
		expect(text.includes(words.withoutNumber)).toBe(urgentNumber === "");
	});

	it("shows what to say", () => {
		const text = readText(`<body>${section}</body>`);
		for (const line of urgent.say) expect(text).toContain(line);
	});
});

it.each(urgentServices)(
	"$path does not promise a reply within a day",
	({ path }) => {
		expect(readText(htmlOf(path), "main")).not.toMatch(/business day/);
	},
);

it.runIf(hasOwnWords)("Incident response is such a service", () => {
	expect(urgentServices.map(({ path }) => path)).toContain(
		servicePath("cyber-security", "incident-response"),
	);
});

it("the support box names what is staffed around the clock, or says that nothing is", () => {
	const html = htmlOf(routes.contact);
	const text = readText(html, "main");
	expect(text.includes(contact.support.text)).toBe(supportDetails.length > 0);
	expect(text.includes(contact.support.withoutChannel)).toBe(
		supportDetails.length === 0,
	);
	for (const { label, href = "" } of supportDetails) {
		expect(text).toContain(label);
		expect(attributes(html, "a", "href")).toContain(href);
	}
});
