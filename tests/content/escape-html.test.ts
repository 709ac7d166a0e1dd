import { expect, it } from "vitest";
import { escapeHtml } from "#content/escape-html.ts";

it("escapeHtml leaves nothing that could open a tag or end an attribute", () => {
	expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
		"&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;",
	);
});
