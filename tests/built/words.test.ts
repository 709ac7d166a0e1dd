import { describe, expect, it } from "vitest";
import categories from "#content/copy/lists/categories.yaml";
import {
	companyPath,
	extensionPath,
	platformPath,
	policyPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import {
	americanisms,
	fillerWords,
	placeholderWords,
} from "#content/rules/language.ts";
import { site } from "#content/site.ts";
import { jobs, services } from "#frontend/build/all-content.ts";
import { copy } from "#tests/copy.ts";
import { type BuiltPage, readNotFound, readPages } from "./support/dist.ts";
import { elements, readText, textsOf } from "./support/html.ts";

const pages = readPages();
const textOf = (path: string) => readText(pageAt(path).html, "main");

const { home, extensionPage, docs, advisoriesPage, partnersPage } = copy;
const { contact, careers, productPage } = copy;

describe("the built pages contain their words", () => {
	it.each<[path: string, words: string[]]>([
		[
			routes.home,
			[
				home.primary.label,
				home.secondary.label,
				...copy.extensions.map(() => home.platform.moreLabel),
				home.services.exploreLabel,
			],
		],
		[
			platformPath,
			[
				productPage.demoButton,
				productPage.featuresHeading,
				productPage.closing.button,
			],
		],
		...copy.extensions.map(({ id }): [string, string[]] => [
			extensionPath(id),
			[
				extensionPage.useCasesHeading,
				extensionPage.featuresLabel,
				extensionPage.benefitsLabel,
				extensionPage.closing.heading,
				extensionPage.demoButton,
			],
		]),
		[routes.blog, [copy.blog.heading]],
		[routes.research, [copy.research.heading]],
		[
			routes.docs,
			docs.sidebar.flatMap(({ heading, links }) => [
				heading,
				...links.map(({ label }) => label),
			]),
		],
		[
			routes.advisories,
			copy.advisories.flatMap(({ id }) => [id, advisoriesPage.detailsLabel]),
		],
		[routes.contact, [contact.support.heading, contact.support.action.label]],
		[
			routes.careers,
			[
				careers.heading,
				...careers.reasons.map(({ label }) => label),
				...jobs.flatMap(({ type }) => [type, careers.applyLabel]),
			],
		],
		[
			routes.partners,
			[
				partnersPage.closing.action.label,
				...copy.partners.map(() => partnersPage.visitLabel),
			],
		],
		...copy.companyPages.map(
			({ id, sections, closing }): [string, string[]] => [
				companyPath(id),
				[...sections.map(({ name }) => name), closing.action.label],
			],
		),
		...copy.policies.map(
			({ policy, updated = "", badges = [] }): [string, string[]] => [
				policyPath(policy),
				[updated, ...badges],
			],
		),
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
			expect(text.split(copy.categoryPage.capabilitiesLabel).length - 1).toBe(
				listed.length,
			);
			expect(text.split(copy.categoryPage.moreLabel).length - 1).toBe(
				listed.length,
			);
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
