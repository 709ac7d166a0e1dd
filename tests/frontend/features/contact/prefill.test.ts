import contentIndex from "virtual:content-index";
import { expect, it } from "vitest";
import contact from "#content/copy/pages/contact.yaml";
import partners from "#content/copy/pages/partners.yaml";
import { fill } from "#content/fill.ts";
import {
	demoHref,
	jobHref,
	platformId,
	routes,
	serviceActionHref,
} from "#content/routes.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import { prefillFor } from "#frontend/features/contact/prefill.ts";
import { services } from "#tests/content/support/content-files.ts";
import { extension, platform } from "#tests/samples.ts";

const { demo } = contact.prefill;
const prefillOf = (href: string) =>
	prefillFor(new URL(href, "https://site.example").search);

it("a demo names the product, and the extension if one is requested", () => {
	expect(prefillOf(demoHref(platformId))).toBe(
		fill(demo, { product: platform.productName }),
	);
	const names = contentIndex.extensions.map(({ id }) =>
		prefillOf(demoHref(platformId, id)),
	);
	expect(names).toEqual(
		contentIndex.extensions.map(({ label }) =>
			fill(demo, { product: `${platform.productName} ${label}` }),
		),
	);
});

it.each(
	services.map(({ value }) => value).filter(({ callToAction }) => callToAction),
)(
	"the call to action of the service $id names the service",
	({ id, menu, callToAction }) => {
		const href = serviceActionHref(callToAction?.buttonLink ?? "", id);
		expect(href).toBe(`${routes.contact}?service=${id}`);
		expect(prefillOf(href)).toBe(
			fill(contact.prefill.service, { service: menu.label }),
		);
	},
);

it("a category's call to action names the category", () => {
	for (const { id, label } of contentIndex.categories) {
		expect(prefillOf(serviceActionHref(routes.contact, id))).toBe(
			fill(contact.prefill.service, { service: label }),
		);
	}
	expect(prefillOf(`${routes.contact}?service=no-such`)).toBe("");
});

it("a call to action that links to another site keeps its URL", () => {
	expect(serviceActionHref("https://book.example", "finops")).toBe(
		"https://book.example",
	);
});

it("the message for a position names it, whatever characters its title contains", () => {
	for (const { title } of [...loadCopy().jobs, { title: "$& $1 R&D + 100%" }]) {
		const message = contact.prefill.role.replace("{role}", () => title);
		expect(prefillOf(jobHref(title))).toBe(message);
	}
	// A link may name anything.
	expect(prefillOf(jobHref("x".repeat(81)))).toBe(
		fill(contact.prefill.role, { role: "x".repeat(80) }),
	);
});

it("support and a partnership have their own text", () => {
	expect(prefillOf(contact.support.action.href)).toBe(contact.prefill.support);
	expect(prefillOf(partners.closing.action.href)).toBe(contact.prefill.partner);
});

it.each([
	"",
	"?",
	"?general",
	"?category=?product_demo",
	"?category=?product_demo&id=nothing",
	`?category=?product_demo&id=nothing&extension=${extension?.id}`,
	`?category=other&id=${platformId}`,
	"?service=nothing",
	"?service",
	"?role=",
	"?__proto__=1&constructor",
	"?%E0%A4%A=%",
])("%j prefills nothing", (search) => {
	expect(prefillFor(search)).toBe("");
});

it("an unknown extension falls back to the product", () => {
	expect(prefillOf(`${demoHref(platformId)}&extension=nothing`)).toBe(
		fill(demo, { product: platform.productName }),
	);
});
