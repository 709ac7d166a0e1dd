// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { addresses, textOf } from "#content/rules/texts.ts";
import CareersPage from "#frontend/pages/CareersPage.tsx";
import { copy } from "#tests/copy.ts";

it("with no open position, the page says so, with the links of its content", () => {
	const { noJobs } = copy.careers;
	document.body.innerHTML = renderToStaticMarkup(
		createElement(CareersPage, { content: { jobs: [] }, figure: "" }),
	);
	const shown = document.querySelector("#positions p");
	expect(shown?.textContent).toBe(textOf({ noJobs }));
	const links = [...(shown?.querySelectorAll("a") ?? [])];
	expect(links.map((link) => link.getAttribute("href"))).toEqual(
		addresses({ noJobs }).map(({ text }) => text),
	);
});
