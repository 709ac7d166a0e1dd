// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { newTab } from "#content/copy/interface/frame.yaml";
import { MoreLink } from "#frontend/sections/MoreLink.tsx";

function render(href: string): string {
	return renderToStaticMarkup(
		createElement(MoreLink, { href, label: "Learn More" }),
	);
}

it.each(["/", "/company/contact?note=3.5", "/legal/privacy#cookies"])(
	"%s opens in the same tab",
	(href) => {
		expect(render(href)).toMatch(/^<a href="[^"]+" class="[^"]+">Learn More</);
		expect(render(href)).not.toContain(newTab);
	},
);

it.each([
	"https://status.example/now",
	"//other.example/page",
	"/licences.txt",
	"/feeds/news.atom",
])("%s opens in a new tab, and says so", (href) => {
	expect(render(href)).toContain('target="_blank" rel="noopener noreferrer"');
	expect(render(href)).toContain(newTab);
});
