import { describe, expect, it, test } from "vitest";
import { openJobs } from "#content/open-jobs.ts";
import { jobPath, servicePath } from "#content/routes.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { site } from "#content/site.ts";
import { services } from "#frontend/build/all-content.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import { searchDocuments } from "#frontend/features/search/build/documents.ts";
import { createSearchEngine } from "#frontend/features/search/search-engine.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import {
	platform,
	service,
	serviceHeading,
	serviceHeadingId,
} from "#tests/samples.ts";

const { search } = createSearchEngine(searchDocuments());

const titlesFor = (query: string) =>
	search(query).map(({ document }) => document.title);

// Another company has other content, to which these queries do not apply.
describe.runIf(hasOwnWords)("of the site's pages", () => {
	it.each([
		// As it is written
		[platform.productName, platform.productName],
		["contact", "Contact"],
		["penetration testing", "Penetration testing"],
		["cloud", "Cloud"],
		["privacy", "Privacy Policy"],
		["about", `About ${site.name}`],
		["MSEC-2024-002", "Security Advisories"],
		// As it is being typed
		["data mi", "Data Miner"],
		["pen", "Penetration testing"],
		["finop", "FinOps"],
		// With slips and other spellings
		["conact", "Contact"],
		["contaner", "Containers and Kubernetes"],
		["serverles", "Serverless"],
		["careeers", "Careers"],
		["modernization", "Application modernisation"],
		["FINOPS", "FinOps"],
		["ci cd", "CI/CD optimisation"],
		// In other words
		["k8s", "Containers and Kubernetes"],
		["cicd", "CI/CD optimisation"],
		["pentest", "Penetration testing"],
		["ml", "AI & Machine Learning"],
		["siem", "Extended detection and response"],
		["cost", "Prices"],
		["jobs", "Careers"],
		["phone", "Telephone"],
		["pricing", "Prices"],
		["cybersecurity", "Cyber Security"],
		["chatbot", "Chatbots and assistants"],
		["docs", "Documentation"],
	])("the best result for %j is %j", (query, title) => {
		expect(titlesFor(query)[0]).toBe(title);
	});

	it.each([
		["four practices one root", `About ${site.name}`],
		["severity by quarter", "Security Advisories"],
	])(
		"the best result for %j, which a figure mentions, is %j",
		(query, title) => {
			expect(titlesFor(query)[0]).toBe(title);
		},
	);

	it.each(["i", "in", "an in"])(
		"%j may become incident response, though it is a filler word so far",
		(query) => {
			expect(titlesFor(query)).toContain("Incident response");
			expect(titlesFor(`${query} `)).toEqual([]);
		},
	);

	it.each([
		"pizza",
		"plumber",
		"flights to Bali",
		"mechanic",
		"minecraft",
		"diet",
		"viagra",
		"asdfghjkl",
	])("%j, of another trade or none, finds nothing", (query) => {
		expect(titlesFor(query)).toEqual([]);
	});

	it.each([
		["llm", "AI & Machine Learning"],
		["genai", "AI & Machine Learning"],
		["iac", "Cloud migration"],
		["docker", "Containers and Kubernetes"],
		["sharepoint", "Data Miner"],
		["essential eight", "Cyber Security"],
	])("the first three results for %j include %j", (query, title) => {
		expect(titlesFor(query).slice(0, 3)).toContain(title);
	});
});

it.each(["", "  ", "xyzzy", "the ", "for the ", "!?", "🙂"])(
	"finds nothing for %j",
	(query) => {
		expect(search(query)).toEqual([]);
	},
);

describe.runIf(hasOwnWords)("parts of a page", () => {
	test.each([
		["a heading", serviceHeading, service.menu.label, serviceHeadingId],
		[
			"a data source of an extension",
			"sharepoint google drive",
			"Data Miner",
			"document-management",
		],
		["an advisory", "MSEC-2024-002", "Security Advisories", "msec-2024-002"],
	])(
		"%s is found as the single result of its page, which links to the section",
		(_, query, title, id) => {
			const hits = search(query).filter(
				({ document }) => document.title === title,
			);
			expect(hits).toHaveLength(1);
			expect(hits[0]?.link).toBe(`${hits[0]?.document.link}#${id}`);
			expect(hits[0]?.section).toBeDefined();
		},
	);

	test("the words of a query may match different parts of a document", () => {
		expect(titlesFor("finops alerts")).toContain("FinOps");
	});

	test("if no document matches all words, partial matches are found", () => {
		expect(titlesFor("kubernetes xyzzy")[0]).toBe("Containers and Kubernetes");
	});
});

test("a service's name finds its page first, at its top, whether a menu shows it or not", () => {
	expect(services).not.toEqual([]);
	for (const { categoryId, id, menu } of services) {
		const [hit] = search(menu.label);
		expect([menu.label, hit?.link, hit?.section]).toEqual([
			menu.label,
			servicePath(categoryId, id),
			undefined,
		]);
	}
});

describe("articles by others", () => {
	const named = services[0]?.menu.label ?? "";
	const article: SearchDocument = {
		link: "https://news.example/a",
		title: named,
		description: `${named} ${named} cold starts`,
		group: "News",
		icon: "newspaper",
	};

	test.each([named, `${named} cold`, `${named} zebra`])(
		"rank below every page of ours for %j",
		(query) => {
			const engine = createSearchEngine(searchDocuments());
			engine.add([
				article,
				{ ...article, link: "https://b.example", title: `${named} zebra` },
			]);
			const groups = engine.search(query).map(({ document }) => document.group);
			expect(groups[0]).toBe("Services");
			expect(groups).toContain("News");
			expect(groups.lastIndexOf("Services")).toBeLessThan(
				groups.indexOf("News"),
			);
		},
	);

	test("are preselected if their whole title is typed", () => {
		const engine = createSearchEngine(searchDocuments());
		engine.add([{ ...article, title: "Zebra patching in practice" }]);
		const named = engine
			.search("zebra patching in practice")
			.filter(({ isNamed }) => isNamed);
		expect(named.map(({ link }) => link)).toEqual([article.link]);
	});
});

test.runIf(hasOwnWords)(
	"a question made only of filler words finds what it asks for",
	() => {
		expect(titlesFor("who are you?")[0]).toBe(`About ${site.name}`);
	},
);

it("a position is found as a separate page, before the list of all", () => {
	for (const { id, title } of openJobs(loadCopy().jobs, Date.now())) {
		expect(search(title)[0]?.document.link).toBe(jobPath(id));
	}
});
