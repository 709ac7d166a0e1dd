import { expect, it } from "vitest";
import * as licenceWords from "#content/copy/interface/licences.yaml";
import { writeLicences } from "#frontend/build/licences.ts";

const mit = { name: "one", version: "1.0.0", identifier: "MIT", text: "MIT A" };

const own = "MIT License\r\n\r\nCopyright (c) 2026 us\n";

it("begins the browser's part with the licence of the site's own template", () => {
	expect(writeLicences(own, [mit], [])).toContain(
		`${"=".repeat(licenceWords.browser.length)}\n\n## ${licenceWords.template}\n\nMIT License\n\nCopyright (c) 2026 us\n\n## one 1.0.0`,
	);
});

it("groups packages with the same licence text", () => {
	const text = writeLicences(
		own,
		[{ ...mit, name: "two" }, mit],
		[{ ...mit, name: "three", text: "MIT B\r\n" }],
	);
	expect(text).toContain("## one 1.0.0 (MIT)\n## two 1.0.0 (MIT)\n\nMIT A\n");
	expect(text).toContain("## three 1.0.0 (MIT)\n\nMIT B\n");
});

it("takes the text of the Apache License, which names no owner, from another package", () => {
	const apache = { version: "1.0.0", identifier: "Apache-2.0" };
	const text = writeLicences(
		own,
		[],
		[
			{ ...apache, name: "with", text: "Apache License" },
			{ ...apache, name: "without" },
		],
	);
	expect(text).toContain(
		"## with 1.0.0 (Apache-2.0)\n## without 1.0.0 (Apache-2.0)\n\nApache License",
	);
});

it("notes licences that require no notice", () => {
	const free = { name: "free", version: "1.0.0", identifier: "Unlicense" };
	expect(writeLicences(own, [free], [])).toContain(
		`## free 1.0.0 (Unlicense)\n\n${licenceWords.noNotice}`,
	);
});

it.each([
	[{ name: "bare", version: "1.0.0", identifier: "MIT" }, "bare has no"],
	[{ name: "bare", version: "1.0.0" }, "unknown"],
])("rejects a package whose licence cannot be read", (bare, words) => {
	expect(() => writeLicences(own, [mit, bare], [])).toThrow(words);
});
