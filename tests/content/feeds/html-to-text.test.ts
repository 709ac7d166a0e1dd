import { expect, test } from "vitest";
import { htmlToText } from "#content/feeds/fields/html-to-text.ts";
import { cpuSeconds } from "#tests/cpu-seconds.ts";

test.each([
	["plain words", "plain words"],
	["  many \n\t blanks&nbsp; here ", "many blanks here"],
	["<p>One</p><p>Two</p>", "One Two"],
	["One<br>Two<br/>Three", "One Two Three"],
	["w<b>or</b>d and <em>more</em>", "word and more"],
	["<td>a</td><td>b</td>", "a b"],
	["Tom &amp; Jerry &#8217; &#x2014; &eacute; &hellip;", "Tom & Jerry ’ — é …"],
	["&thetasym; &upsih; &piv;", "ϑ ϒ ϖ"],
	[
		"&#150; is a dash, &#0; and &#xD800; are nothing",
		"– is a dash, and are nothing",
	],
	["5 < 6 and 7 > 3, <3", "5 < 6 and 7 > 3, <3"],
	["the < dialog> and < /dialog> tags", "the < dialog> and < /dialog> tags"],
	['<img alt="a > b" src="x"> after', "after"],
	["<a title='it>s'>link</a>", "link"],
	["<p title=it's>kept</p> and it's read", "kept and it's read"],
	["<a title='never closed>link</a> too", "link too"],
	["a<!-- <p>hidden</p> -->b<!doctype x>c<?php x ?>d", "abcd"],
	["a<![CDATA[b]]>", "ab]]>"],
	["<script>if (a</b) x()</script>after", "after"],
	["<STYLE>p{}</STYLE >after", "after"],
	["<script>never closed <p>text</p>", ""],
	["<svg><text>drawn</text></svg>read", "read"],
	["<svg>left open <p>read</p>", "left open read"],
	["<p unclosed", ""],
	["words then <b", "words then"],
	["&lt;p&gt;Escaped twice&lt;/p&gt;", "Escaped twice"],
	["right \u202eto left\u202c", "right to left"],
	["", ""],
])("%j becomes %j", (html, text) => {
	expect(htmlToText(html)).toBe(text);
});

test("an escaped tag stays as text", () => {
	const text = htmlToText("<p>the &lt;dialog&gt; element</p>");
	expect(text).toBe("the <dialog> element");
});

test("stops reading once it has enough text", () => {
	const html = "<p>Some words, a tag &amp; so on.</p>".repeat(1_000);
	const whole = htmlToText(html);
	const part = htmlToText(html, 500);
	expect(part.length).toBeGreaterThanOrEqual(500);
	expect(part.length).toBeLessThan(2_000);
	expect(whole.startsWith(part)).toBe(true);
});

test.each([
	["a tag in every second place", "<b".repeat(400_000)],
	["unclosed quotes", `<a b="`.repeat(200_000)],
	["unclosed drawings", "<svg>".repeat(200_000)],
	["unclosed comments", "<!--".repeat(200_000)],
	["entities", "&amp".repeat(250_000)],
	["brackets", "<".repeat(1_000_000)],
	["end tags", "</".repeat(500_000)],
])("reads a megabyte of %s within five seconds", (_, html) => {
	expect(cpuSeconds(() => htmlToText(html))).toBeLessThan(5);
});
