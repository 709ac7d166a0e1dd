import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "#frontend/ui/Icon.tsx";

test("an icon is 24 × 24 with a viewBox of 24, unless a size is given", () => {
	const html = renderToStaticMarkup(createElement(Icon, { name: "mail" }));
	expect(html).toContain('width="24" height="24" viewBox="0 0 24 24"');
	const small = renderToStaticMarkup(
		createElement(Icon, { name: "mail", size: 18 }),
	);
	expect(small).toContain('width="18" height="18" viewBox="0 0 24 24"');
});

test("an icon has the text's colour", () => {
	const css = readFileSync("frontend/ui/Icon.module.css", "utf8");
	expect(css).toMatch(/stroke: currentColor;/i);
	expect(css).not.toMatch(/color: /);
});
