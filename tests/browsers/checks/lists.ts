import { ok } from "node:assert/strict";
import { companyPath, routes } from "#content/routes.ts";
import { severities } from "#content/schema/advisory-terms.ts";
import { copy } from "#tests/copy.ts";
import { labelOf } from "#tests/e2e/support/menu.ts";
import { categoryHref, service, serviceHref } from "#tests/samples.ts";
import { type Check, desk } from "./check.ts";
import { isHeading } from "./menu.ts";

const cards = "main article";
/** One page of a list. */
const atOnce = 12;
/** A severity that some advisories have and others do not; a company may have published none. */
export const severity = severities.find(
	(one) =>
		new Set(copy.advisories.map(({ severity }) => severity === one)).size > 1,
);

export const listChecks: Check[] = [
	{
		name: "news: filters are in the URL, and survive a reload",
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			await page.open(routes.blog);
			await page.until("articles", hasCards, 1);
			await page.fill("main input[type=search]", "cloud");
			await page.untilPath(`${routes.blog}?q=cloud`);
			await page.open(`${routes.blog}?q=cloud`);
			await page.until(
				"the words in the field",
				() =>
					document.querySelector<HTMLInputElement>("main input[type=search]")
						?.value === "cloud",
			);
			await page.open(routes.blog);
			await page.until(
				"topics",
				() => document.querySelectorAll("main button[aria-pressed]").length > 2,
			);
			await page.click("main button[aria-pressed=false]");
			await page.until("a category in the address", () =>
				location.search.startsWith("?category="),
			);
		},
	},
	{
		name: "news: the end of the list loads more, Back restores the position",
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			await page.open(routes.blog);
			await page.until("articles", hasCards, atOnce);
			await page.until("more of them", () => {
				scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
				return document.querySelectorAll("main article").length > 12;
			});
			await page.tab.evaluate(() =>
				scrollTo({ top: 1_500, behavior: "instant" }),
			);
			// The site notes a position in its scroll event, which comes with a frame.
			const top = await page.until("a position that stays", async () => {
				const before = scrollY;
				for (let frame = 0; frame < 3; frame += 1) {
					await new Promise((resolve) => requestAnimationFrame(resolve));
				}
				return scrollY === before ? scrollY : null;
			});
			ok(top > 1_000);
			await page.tab.evaluate(() =>
				document.querySelector<HTMLElement>('header a[href="/"]')?.click(),
			);
			await page.untilPath("/");
			await page.until("home", () => document.querySelector("h1")?.textContent);
			await page.back();
			await page.until("the articles again", hasCards, atOnce + 1);
			await page.until("the place", (top) => Math.abs(scrollY - top) < 3, top);
		},
	},
	{
		name: "papers and advisories: filters",
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			await page.open(routes.research);
			await page.until("papers", hasCards, 1);
			await page.fill("main input[type=search]", "agent");
			await page.untilPath(`${routes.research}?q=agent`);
			await page.open(routes.advisories);
			const all = await page.visible(cards);
			if (!severity) return;
			await page.click({ in: "main fieldset button", text: severity });
			await page.until(
				"fewer",
				(all) =>
					[...document.querySelectorAll("main article")].filter(
						(card) => card.getClientRects().length > 0,
					).length < all,
				all,
			);
		},
	},
	{
		name: "route changes: title, focus, scroll, Back",
		async run({ page }) {
			await page.resize(desk.width, desk.height);
			await page.open(companyPath("about"));
			await page.tab.evaluate(() =>
				scrollTo({ top: 900, behavior: "instant" }),
			);
			await page.until("scrolled", () => scrollY > 800);
			await page.click({ in: "footer a", text: labelOf(routes.careers) });
			await page.untilPath(routes.careers);
			await page.until(
				"title and focus",
				(title) =>
					document.title.startsWith(title) &&
					document.activeElement === document.querySelector("h1"),
				copy.careers.meta.title,
			);
			// On a busy machine the loading bar goes while the page scrolls.
			await page.tab.evaluate(() => {
				const { dataset } = document.documentElement;
				dataset.loading = "";
				document.body.getBoundingClientRect();
				delete dataset.loading;
			});
			await page.until("the top", () => scrollY === 0);
			await page.back();
			await page.untilPath(companyPath("about"));
			await page.until("the place before", () => scrollY > 800);
			await page.open(categoryHref);
			await page.click(`main a[href="${serviceHref}"]`);
			await page.until("the service", isHeading, service.pageTitle);
		},
	},
];

function hasCards(count: number): boolean {
	return document.querySelectorAll("main article").length >= count;
}
