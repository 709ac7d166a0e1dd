import { describe, expect, it, test } from "vitest";
import type { SearchDocument } from "#content/search/document.ts";
import { synonyms } from "#content/search/synonyms.ts";
import { site } from "#content/site.ts";
import { searchDocuments } from "#frontend/features/search/build/documents.ts";
import { createSearchEngine } from "#frontend/features/search/search-engine.ts";

const { search } = createSearchEngine(searchDocuments());

const titlesFor = (query: string) =>
	search(query).map(({ document }) => document.title);

describe("the best result", () => {
	it.each([
		// As it is written
		["FlowForge", "FlowForge"],
		["contact", "Contact"],
		["penetration testing", "Penetration testing"],
		["cloud", "Cloud"],
		["privacy", "Privacy Policy"],
		["about", `About ${site.name}`],
		["MSEC-2024-002", "Container steps can read files left by an earlier run"],
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
		["cost", "FinOps"],
		["jobs", "Careers"],
		["phone", "Contact"],
		["pricing", "Contact"],
		["cybersecurity", "Cyber Security"],
		["chatbot", "Chatbots and assistants"],
		["docs", "Documentation"],
	])("for %j is %j", (query, title) => {
		expect(titlesFor(query)[0]).toBe(title);
	});

	it.each([
		["llm", "Model development"],
		["genai", "AI-powered automation"],
		["iac", "Cloud migration"],
		["docker", "Extensible and API-first"],
		["sharepoint", "Document management"],
		["essential eight", "Cyber Security"],
	])("for %j is followed by %j or led by it", (query, title) => {
		expect(titlesFor(query).slice(0, 3)).toContain(title);
	});
});

it.each(["", "  ", "xyzzy", "the", "!?", "🙂"])(
	"finds nothing for %j",
	(query) => {
		expect(search(query)).toEqual([]);
	},
);

test("a heading inside a service page leads to its place there", () => {
	const [hit] = search("allocation that survives an audit");
	expect(hit?.document).toMatchObject({
		page: "FinOps",
		link: "/services/id/cloud/finops#allocation-that-survives-an-audit",
	});
});

test("a data source of an extension leads to its place there", () => {
	const links = search("sharepoint").map(({ document }) => document.link);
	expect(links).toContain(
		"/products/flowforge/extensions/data-miner#document-management",
	);
});

test("a service that no menu shows is found all the same", () => {
	expect(titlesFor("container platform security")[0]).toBe(
		"Container platform security",
	);
});

test("the words of a query may match different parts of a document", () => {
	expect(titlesFor("finops alerts")).toContain("FinOps");
});

test("where no document has all words, some of them do", () => {
	expect(titlesFor("kubernetes xyzzy")[0]).toBe("Containers and Kubernetes");
});

test("our own page comes before an article of the same name", () => {
	const engine = createSearchEngine(searchDocuments());
	const article: SearchDocument = {
		link: "https://news.example/serverless",
		title: "Serverless",
		description: "Serverless, serverless, serverless",
		group: "News",
		icon: "newspaper",
	};
	engine.add([article]);
	const links = engine
		.search("serverless")
		.map(({ document }) => document.link);
	expect(links[0]).toBe("/services/id/cloud/serverless");
	expect(links).toContain(article.link);
});

test("a document that is known already is not added twice", () => {
	const engine = createSearchEngine(searchDocuments());
	const count = engine.documents().length;
	engine.add(searchDocuments());
	expect(engine.documents()).toHaveLength(count);
});

test("each synonym finds something", () => {
	const idle = Object.keys(synonyms).filter((word) => !search(word).length);
	expect(idle).toEqual([]);
});
