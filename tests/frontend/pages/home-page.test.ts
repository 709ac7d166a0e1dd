// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import HomePage from "#frontend/pages/HomePage.tsx";

vi.mock(import("virtual:content-index"), async (original) => {
	const { default: index } = await original();
	return { default: { ...index, extensions: [] } };
});

it("without extensions, nothing is between the platform's text and its link", () => {
	document.body.innerHTML = renderToStaticMarkup(createElement(HomePage));
	const platform = document.querySelector("#platform");
	expect(platform?.querySelector("p a")).not.toBeNull();
	const empty = [...(platform?.querySelectorAll("div, ul") ?? [])].filter(
		({ childNodes }) => childNodes.length === 0,
	);
	expect(empty).toEqual([]);
});
