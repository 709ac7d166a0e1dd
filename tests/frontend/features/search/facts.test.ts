import { expect, it } from "vitest";
import answers from "#content/copy/lists/answers.yaml";
import { searchDocuments } from "#frontend/features/search/build/documents.ts";

const documents = searchDocuments();
const shown = new Map(
	documents
		.filter(({ group }) => group === "Answers")
		.map((document) => [document.link, document]),
);

it("no two answers share an id, and no two results a URL, by which they are identified", () => {
	expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
	const links = documents.map(({ link }) => link);
	expect(new Set(links).size).toBe(links.length);
});

it("an answer is shown unless the fact that it copies is empty in site.ts", () => {
	const missing = answers
		.filter(({ link }) => !shown.has(link))
		.map(({ copies }) => copies);
	expect(
		missing.filter((copies) => copies?.replace(/\{site\.\w+\}|, /g, "")),
	).toEqual([]);
	for (const { copies } of shown.values()) expect(copies).not.toBe("");
});

it("an answer's text is filled in and has no gap if a fact is empty", () => {
	for (const { title, description, copies = "" } of shown.values()) {
		expect(`${description} ${copies}`, title).not.toMatch(/[{}]|^, |, ,|,\s*$/);
	}
});

it("on a phone, a number is dialled without spaces, and an address opens an email", () => {
	const opens = [...shown.values()].flatMap(({ opens }) => opens ?? []);
	const reached = answers.filter(({ link, phone }) => phone && shown.has(link));
	expect(opens).toHaveLength(reached.length);
	for (const address of opens) {
		expect(address).toMatch(/^(tel:\+?[\d]+|mailto:[^\s@]+@[^\s@]+)$/);
	}
});

it("a telephone number stays on one line, and is pasted with ordinary spaces", () => {
	const numbers = [...shown.values()].filter(({ opens }) =>
		opens?.startsWith("tel:"),
	);
	for (const { description, copies = "" } of numbers) {
		expect(copies).not.toContain("\u00a0");
		if (!copies.includes(" ")) continue;
		expect(description).not.toContain(copies);
		expect(description.replaceAll("\u00a0", " ")).toContain(copies);
	}
});
