import fc from "fast-check";

// Fragments of feeds and of attacks on them.
const piece = fc.oneof(
	fc.constantFrom(
		..."<rss> </rss> <channel> </channel> <item> </item> <title> </title> <link> </link> <description> </description> <guid> <feed> </feed> <entry> </entry> <content:encoded> </content:encoded> <![CDATA[ ]]> <!-- --> <? ?> <!DOCTYPE <!ENTITY & &amp; &lt; &gt; &amp;lt; &#60; &#x3c; &quot; < > \" ' = / : ; [ ] script <script> </script> <b onclick=x> javascript:alert(1) https://a.example/ <svg/onload=x> &nbsp; \u2028 \ufffe \0 \ud800 <link href='x'/> <summary type='html'> </summary> <category term='&lt;b&gt;'/> <xmlns:a> xmlns:b='' __proto__ <__proto__> <constructor> <_> <$> <#text>".split(
			" ",
		),
	),
	fc.string({ unit: "binary", maxLength: 8 }),
);
/** Any mix of fragments. */
export const tagSoup = fc
	.array(piece, { maxLength: 60 })
	.map((pieces) => pieces.join(""));
/** The same, mostly within an item. */
export const feedSoup = fc
	.tuple(fc.constantFrom("<rss><channel><item>", "<feed><entry>", ""), tagSoup)
	.map(([start, rest]) => start + rest);
