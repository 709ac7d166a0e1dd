import { describe, expect, test } from "vitest";
import { feedLimits } from "#content/feeds/limits.ts";
import { cleanXml } from "#content/feeds/xml/clean-xml.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { cpuSeconds } from "#tests/cpu-seconds.ts";

function count(xml: string, tag: string): number {
	return xml.split(tag).length - 1;
}

test("leaves a valid feed unchanged", () => {
	const xml =
		'<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><item><title>a &amp; b</title><dc:creator>x</dc:creator><link/></item></channel></rss>';
	expect(cleanXml(xml)).toBe(xml);
});

test("decodes references once, and writes long text as a CDATA section", () => {
	const words = "many words ".repeat(5);
	expect(
		cleanXml(
			`<rss><item><title>a &amp;amp; &eacute;</title><description>${words}&lt;b> &eacute;<![CDATA[&amp;]]]]><![CDATA[>]]></description></item></rss>`,
		),
	).toBe(
		`<rss><item><title>a &amp;amp; é</title><description><![CDATA[${words}<b> é&amp;]]]]><![CDATA[>]]></description></item></rss>`,
	);
});

test("treats private-use characters as text, however many references expand to them", () => {
	const marks = "&#57344;0&#57344;".repeat(40_000);
	const xml = cleanXml(`<rss><item><title>${marks}</title></item></rss>`);
	expect(xml.length).toBeLessThan(marks.length);
});

test("drops elements of an article that nobody reads, with their contents", () => {
	expect(
		cleanXml(
			'<rss><item><x:y a="1"><title>No</title><x:y/>t</x:y><z:w/><title lang="en">Yes</title></item><other/></rss>',
		),
	).toBe("<rss><item><title>Yes</title></item><other/></rss>");
});

test("drops attributes that nobody reads, whose prefixes may be declared nowhere", () => {
	expect(
		cleanXml(
			'<rss foo:bar="1" VERSION="2.0" XMLNS:Dc="u" Dc:x="2"><Dc:creator XML:BASE="/a" lang="en"/></rss>',
		),
	).toBe('<rss version="2.0" xmlns:Dc="u"><Dc:creator xml:base="/a"/></rss>');
});

test("recognises a root whose tag is unclosed and has no attribute that is read", () => {
	expect(
		cleanXml(
			'<feed xmlns="http://www.w3.org/2005/Atom" <entry><title>t</title></entry></feed>',
		),
	).toBe("<feed><entry><title>t</title></entry></feed>");
});

describe("limits within the loop", () => {
	const refused = (message: string) =>
		expect.objectContaining({ name: "FeedParseError", message });

	test("reject a depth of 200,000", () => {
		const xml = `<rss>${"<a>".repeat(200_000)}`;
		expect(() => cleanXml(xml)).toThrow(refused("nested deeper than 128"));
	});

	test("accept ten times the deepest nesting of real feeds", () => {
		const xml = `<rss>${"<a>".repeat(120)}${"</a>".repeat(120)}</rss>`;
		expect(cleanXml(xml)).toBe(xml);
	});

	test("reject more elements than fit into memory", () => {
		const xml = `<rss>${"<a/>".repeat(300_000)}</rss>`;
		expect(() => cleanXml(xml)).toThrow(refused("more than 200000 elements"));
	});

	test("keep the first 2,000 of 200,000 items, well-formed", () => {
		const item = "<item><title>x</title></item>";
		const xml = cleanXml(
			`<rss><channel>${item.repeat(200_000)}</channel></rss>`,
		);
		expect(count(xml, "<item>")).toBe(feedLimits.maxItems);
		expect(() => readXml(xml)).not.toThrow();
	});

	test("drop an attribute of 20 MB", () => {
		const xml = cleanXml(
			`<rss url="${"x".repeat(20_000_000)}" version="2.0"/>`,
		);
		expect(xml).toBe('<rss version="2.0"/>');
	});

	test("keep 64 of 200,000 attributes", () => {
		const many = Array.from({ length: 200_000 }, (_, i) => ` xmlns:a${i}="1"`);
		const xml = cleanXml(`<rss${many.join("")}/>`);
		expect(count(xml, '="1"')).toBe(feedLimits.maxAttributes);
	});

	test("reject a billion laughs", () => {
		const laughs = Array.from(
			{ length: 9 },
			(_, i) => `<!ENTITY lol${i + 1} "${`&lol${i};`.repeat(10)}">`,
		);
		const xml = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol0 "lol">${laughs.join("")}]><rss>&lol9;</rss>`;
		expect(() => cleanXml(xml)).toThrow(refused("declares entities"));
	});

	test("reject an external entity", () => {
		const xml =
			'<!DOCTYPE rss [<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;]><rss/>';
		expect(() => cleanXml(xml)).toThrow(refused("declares entities"));
	});
});

test.each([
	["cut sections", "<![CDATA[</a"],
	["end tags without an end", "</a"],
	["instructions", "<?x"],
	["comments", "<!--"],
	["declarations", "<!x"],
	["open quotes", "<a b='"],
	["other quotes", '<a b="'],
	["ampersands", "&"],
	["less-than signs", "<"],
	["names without an end", "<abcdefgh"],
	["colons", "<a:"],
	["equals signs", "<a ="],
])("reads a megabyte of %s within five seconds", (_, piece) => {
	const xml = `<rss><a>${piece.repeat(1_000_000 / piece.length)}`;
	const spent = cpuSeconds(() => {
		try {
			readXml(cleanXml(xml));
		} catch {
			// A rejected feed counts as read.
		}
	});
	expect(spent).toBeLessThan(5);
});
