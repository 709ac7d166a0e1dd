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
