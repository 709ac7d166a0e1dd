import { afterAll, beforeAll, expect, it } from "vitest";
import { parseDocument, stringify } from "yaml";
import { policyPath, routes } from "#content/routes.ts";
import { visibleTexts } from "#content/rules/texts.ts";
import { site } from "#content/site.ts";
import { copy as words } from "#tests/copy.ts";
import { service, serviceFile } from "#tests/samples.ts";
import { makeCopy } from "./another-company/make-copy.ts";
import { readText } from "./support/html.ts";

// A company that publishes advisories, adds services and has its lawyers' policy must still be able
// to deploy: the budgets of its pages make room for what it cannot shorten.
const advisoryCount = 20;
const serviceCount = 12;
/** In characters, as content/schema/service.ts limits it. */
const longestLabel = 34;
const [policy] = words.policies;

/** Sentences that all differ, as a real text's do: repeated ones would be compressed to nothing. */
const sentences = visibleTexts(words.services)
	.map(({ text }) => text)
	.filter((text) => text.length > 60);
let next = 0;
const sentence = (most = 240) =>
	(sentences[next++ % sentences.length] ?? "").slice(0, most).trim();

let copy: ReturnType<typeof makeCopy>;

beforeAll(() => {
	copy = makeCopy();
	copy.edit(
		"content/copy/lists/advisories.yaml",
		(text) => text + stringify(Array.from({ length: advisoryCount }, advisory)),
	);
	copy.edit(
		`content/copy/pages/${policy?.policy}.md`,
		(text) => `${text}\n${Array.from({ length: 12 }, clause).join("\n")}`,
	);
	const [folder] = serviceFile.split(`${service.id}.yaml`);
	for (let index = 0; index < serviceCount; index += 1) {
		copy.write(
			`content/copy/${folder}more-of-it-${index}.yaml`,
			copy
				.read(`content/copy/${serviceFile}`)
				.replace(/(label|pageTitle): .*/g, `$1: ${sentence(24)}`),
		);
	}
	// Uses other pages' texts, which the check would reject.
	copy.run(["--import", "tsx", "frontend/build/build.ts", "--unchecked"]);
}, 240_000);

afterAll(() => copy?.dispose());

it("leaves every page within its budgets", () => {
	copy.runTests("built", ["tests/built/weight.test.ts"]);
}, 120_000);

it("shows all advisories", () => {
	const html = copy.read(`dist${routes.advisories}/index.html`);
	expect(html.split("<article")).toHaveLength(
		words.advisories.length + advisoryCount + 1,
	);
});

it("shows lists within lists, words in bold and in italics and headings within a policy's sections", () => {
	const html = copy.read(`dist${policyPath(policy?.policy ?? "")}/index.html`);
	expect(html).toMatch(/<h3[^>]*>Of the parties 1<\/h3>/);
	expect(html).toMatch(/<strong>Bold terms<\/strong> are defined/);
	expect(html).toMatch(/<strong><a [^>]+>Terms<\/a><\/strong>/);
	expect(html).toMatch(/<ol [^>]*start="3"[^>]*><li><p>/);
	expect(html).toMatch(/<\/p><ol [^>]*><li>Of the <em>Privacy Act 1988<\/em>/);
	expect(readText(html, "main")).not.toContain("*");
});

// Last, because the copy is another company's from here on.
it("leaves room for another company's longer names and texts", () => {
	copy.edit("content/site.ts", (text) =>
		text.replace(
			JSON.stringify(site.name),
			JSON.stringify(`${site.name} Partners`),
		),
	);
	for (const { categoryId, id } of words.services) {
		copy.edit(`content/copy/services/${categoryId}/${id}.yaml`, (text) => {
			const service = parseDocument(text);
			service.setIn(["menu", "label"], sentence(longestLabel));
			service.addIn(["questions"], {
				question: `${sentence(100)}?`,
				answer: `${sentence(200)} ${sentence(200)}`,
			});
			return service.toString();
		});
	}
	copy.run(["--import", "tsx", "frontend/build/build.ts", "--unchecked"]);
	copy.runTests("built", ["tests/built/weight.test.ts"]);
}, 240_000);

function advisory(_: unknown, index: number) {
	const date = "2023-05-17";
	return {
		id: `MSEC-2023-${String(100 + index)}`,
		title: sentence(60),
		severity: "Medium",
		status: "Open",
		description: `${sentence()} ${sentence()}`,
		date,
		affectedSystems: ["FlowForge Console 3.1.0"],
		details: [sentence(), sentence(), sentence()],
		cvss: "CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N",
		history: [{ date, event: "Published", text: "With its cause." }],
	};
}

function clause(_: unknown, index: number): string {
	const texts = Array.from({ length: 6 }, () => sentence());
	return [
		`## Clause ${index + 1}`,
		`### Of the parties ${index + 1}`,
		"**Bold terms** are defined in the **[Terms](/legal/terms)**.",
		`3. ${texts.slice(0, 2).join(" ")}\n   1. Of the *Privacy Act 1988*\n4. ${texts.slice(2, 4).join(" ")}`,
		texts.join(" "),
	].join("\n\n");
}
