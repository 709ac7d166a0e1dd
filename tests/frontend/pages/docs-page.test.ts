// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import docs from "#content/copy/pages/docs.yaml";
import DocsPage from "#frontend/pages/DocsPage.tsx";

vi.mock(import("#content/copy/pages/docs.yaml"), async (original) => {
	const { default: words } = await original();
	return { default: { ...words, sidebar: [], welcome: [] } };
});

it("without links at the side and cards, it has no navigation and no grid without an entry", () => {
	document.body.innerHTML = renderToStaticMarkup(
		createElement(DocsPage, { figure: "<figure>Ticks</figure>" }),
	);
	expect(document.querySelector("h1")?.textContent).toBe(docs.heading);
	expect(document.querySelector("nav")).toBeNull();
	expect(document.querySelector("div:empty")).toBeNull();
});

it("has its text, which says that the pages at the side are not published, before the links to them", () => {
	const label = "Rigging";
	docs.sidebar.push({
		heading: "Boats",
		links: [{ label, href: "/docs/rig" }],
	});
	const html = renderToStaticMarkup(createElement(DocsPage, { figure: "" }));
	const [text = ""] = docs.body;
	expect(html).toContain(text);
	expect(html.indexOf(text)).toBeLessThan(html.indexOf(label));
});
