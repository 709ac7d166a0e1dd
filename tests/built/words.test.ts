import { describe, expect, it } from "vitest";
import categories from "#content/copy/lists/categories.yaml";
import { routes, servicePath } from "#content/routes.ts";
import {
	americanisms,
	fillerWords,
	placeholderWords,
} from "#content/rules/language.ts";
import { site } from "#content/site.ts";
import { jobs, services } from "#frontend/build/all-content.ts";
import { hasOwnWords } from "../content/support/own-words.ts";
import { type BuiltPage, readNotFound, readPages } from "./support/dist.ts";
import { elements, readText, textsOf } from "./support/html.ts";

const pages = readPages();
const textOf = (path: string) => readText(pageAt(path).html, "main");

describe("the built pages contain what docs/behaviour.md quotes", () => {
	it.runIf(hasOwnWords).each<[path: string, words: string[]]>([
		["/", ["Get in Touch", "Latest News", "Learn More", "Explore"]],
		["/products/flowforge", ["Request Demo", "Core Features", "Schedule Demo"]],
		[
			"/products/flowforge/extensions/data-miner",
			[
				"Use Cases",
				"Key Features",
				"Benefits",
				"Ready to Get Started",
				"Request Demo",
			],
		],
		["/resources/blog", ["Latest Insights & News"]],
		["/resources/research", ["Research & Innovation"]],
		[
			"/resources/docs",
			["Getting Started", "Core Concepts", "Guides", "Quick Start"],
		],
		["/resources/security", ["MSEC-2024-001", "View Details"]],
		[
			"/company/about",
			["Introduction", "Our Story", "What We Do", "Get in Touch"],
		],
		["/company/contact", ["Customer Support", "24/7", "Access Support Portal"]],
		[
			"/company/careers",
			["Join Our Team", "Work-Life Balance"].concat(
				jobs.length > 0 ? ["Full-time", "Apply Now"] : [],
			),
		],
		["/company/partners", ["Visit Website", "Become a Partner"]],
		["/legal/privacy", ["March 15, 2024", "Your Rights"]],
		["/legal/terms", ["March 15, 2024", "30 days' notice"]],
		["/legal/cookies", ["March 15, 2024", "What are cookies?", "Required"]],
		[
			"/legal/security-policy",
			["ISO 27001:2013", "SOC 2 Type II", "Contact Security Team"],
		],
	])("%s", (path, words) => {
		const text = textOf(path);
		expect(words.filter((word) => !text.includes(word))).toEqual([]);
	});

	it("Contact has the email address, telephone number and hours of site.ts", () => {
		const text = textOf(routes.contact);
		const facts = [site.email, site.phoneNumber, site.businessHours];
		expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
	});

	it.each(categories)(
		"$title has a card for each of its services",
		({ id, title }) => {
			const { html } = pageAt(`/services/${id}`);
			expect(textsOf(html, "h1")).toEqual([title]);
			const text = readText(html, "main");
			const listed = services
				.filter(({ categoryId, listed }) => categoryId === id && listed)
				.map((service) => ({ path: servicePath(id, service.id) }));
			if (listed.length === 0) return;
			expect(text.split("Key Capabilities").length - 1).toBe(listed.length);
			expect(text.split("Learn More").length - 1).toBe(listed.length);
			for (const { path } of listed) expect(html).toContain(`href="${path}"`);
		},
	);

	it("only the pages of similar services link to a service that its category does not list", () => {
		for (const hidden of services.filter(({ listed }) => !listed)) {
			const { categoryId, id } = hidden;
			const path = servicePath(categoryId, id);
			expect(pageAt(path)).toBeDefined();
			const linking = pages.filter(({ html }) =>
				elements(html, "a").some(({ href }) => href === path),
			);
			const naming = services.filter(({ siblings = [] }) =>
				siblings.some((sibling) => sibling.id === `${categoryId}/${id}`),
			);
			expect(linking.map(({ path }) => path).sort()).toEqual(
				naming.map(({ categoryId, id }) => servicePath(categoryId, id)).sort(),
			);
		}
	});
});

it("all text on the pages is in Australian spelling and without filler", () => {
	const faults = [...pages, readNotFound()].flatMap(({ path, html }) => {
		const text = readText(html);
		return [
			...americanisms(text),
			...fillerWords(text),
			...placeholderWords(text),
		].map((fault) => `${path}: ${fault}`);
	});
	expect(faults).toEqual([]);
});

function pageAt(path: string): BuiltPage {
	const page = pages.find((candidate) => candidate.path === path);
	if (!page) throw new Error(`there is no page ${path}`);
	return page;
}
