import { HtmlValidate, type Message, StaticConfigLoader } from "html-validate";
import { beforeAll, describe, expect, it } from "vitest";
import { readNotFound, readPages } from "./support/dist.ts";

// The recommended rules, and those for whole documents. The disabled ones concern how HTML is
// written, which is up to React, and not its meaning: parsers treat both forms alike.
const validator = new HtmlValidate(
	new StaticConfigLoader({
		root: true,
		elements: ["html5"],
		extends: ["html-validate:recommended", "html-validate:document"],
		rules: {
			// What we load is our own, from the same origin and named by its hash.
			"require-sri": ["error", { target: "crossorigin" }],
			// Lists without markers need it: otherwise Safari does not expose them as lists.
			"no-redundant-role": "off",
			"prefer-native-element": ["error", { exclude: ["list"] }],
			// <meta charSet>, autoComplete: attribute names are case-insensitive.
			"attr-case": "off",
			// <br/>: the slash of a void element is ignored.
			"void-style": "off",
			// required="": an empty value means the same as none.
			"attribute-boolean-style": "off",
			// meta.test.ts counts a title's characters, in which "&amp;" is one.
			"long-title": "off",
			// styles/base.css keeps a number on one line; a non-breaking space would be copied with it.
			"tel-non-breaking": "off",
		},
	}),
);

describe.each([...readPages(), readNotFound()])("$path", ({ path, html }) => {
	it("is valid HTML", async () => {
		expect(await faultsOf(html, path)).toEqual([]);
	});
});

it("marks up every list as a list", () => {
	const bare = [...readPages(), readNotFound()].flatMap(({ path, html }) =>
		[...html.matchAll(/<[uo]l\b(?![^>]*\brole="list")[^>]*>/g)].map(
			([tag]) => `${path}: ${tag}`,
		),
	);
	expect(bare).toEqual([]);
});

// Chromium leaves such a space out of the name: "4Weeks 2 to 4".
it("has no text of a space alone in a link, button or heading", () => {
	const named = /<(a|button|h[1-6])\b.*?<\/\1>/gs;
	const alone = [...readPages(), readNotFound()].flatMap(({ path, html }) =>
		[...html.matchAll(named)]
			.filter(([element]) => /> +</.test(element))
			.map(([element]) => `${path}: ${element}`),
	);
	expect(alone).toEqual([]);
});

describe("the check itself", () => {
	let page = "";
	beforeAll(() => {
		page = readPages()[0]?.html ?? "";
	});

	it.each<[rule: string, fault: string]>([
		["element-permitted-content", "<span><div>a block in a line</div></span>"],
		["no-dup-id", '<p id="main">twice</p>'],
		["wcag/h37", '<img src="/favicon.svg">'],
		["element-required-attributes", "<iframe></iframe>"],
		["input-missing-label", '<input type="text" id="bare">'],
		[
			"no-missing-references",
			'<div role="group" aria-labelledby="no-such">x</div>',
		],
		["heading-level", "<h6>deep</h6>"],
		["close-order", "<p><em>crossed</p></em>"],
	])("finds %s", async (rule, fault) => {
		const faults = await faultsOf(page.replace("</main>", `${fault}</main>`));
		expect(faults.map((line) => line.split(":")[0])).toContain(rule);
	});
});

/** Formats one line per fault: its rule, its place, and what is wrong. */
async function faultsOf(html: string, path = "page"): Promise<string[]> {
	const { results } = await validator.validateString(html, path);
	return results
		.flatMap(({ messages }) => messages)
		.map(
			({ ruleId, message, selector }: Message) =>
				`${ruleId}: ${selector ?? "the page"}: ${message}`,
		);
}
