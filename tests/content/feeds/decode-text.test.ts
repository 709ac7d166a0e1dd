import { expect, test } from "vitest";
import { decodeText } from "#content/feeds/xml/decode-text.ts";
import { cpuSeconds } from "#tests/cpu-seconds.ts";

/** "é" in windows-1252, and a Cyrillic letter in windows-1251. */
const bytes = new Uint8Array([0xe9]);

test.each([
	"text/xml; charset=windows-1251",
	'text/xml; Charset = "windows-1251"',
	"text/xml; charset= ' windows-1251 '",
])("the header %j names the encoding", (contentType) => {
	expect(decodeText(bytes, contentType)).toBe("й");
});

test.each(["\n<rss>Ж", '{"a":"Ж"}', "<rss>Ж"])(
	"%j in UTF-16 without a mark is recognised, in either order of bytes",
	(text) => {
		const little = Buffer.from(text, "utf16le");
		expect(decodeText(little)).toBe(text);
		expect(decodeText(Buffer.from(little).swap16())).toBe(text);
	},
);

test.each(["<", "a", "ab", "\0a", "a\0\0\0", "\0\0\0a", "a\0b"])(
	"%j is not taken for UTF-16",
	(text) => {
		expect(decodeText(new TextEncoder().encode(text))).not.toContain("\ufffd");
	},
);

// Chromium accepts headers of 256 kB in all from the proxy.
test("a header of 200,000 spaces takes no longer than others", () => {
	const contentType = `text/xml; charset=${" ".repeat(200_000)}!`;
	let text = "";
	const spent = cpuSeconds(() => {
		text = decodeText(bytes, contentType);
	});
	expect(text).toBe("é");
	expect(spent).toBeLessThan(1);
});
