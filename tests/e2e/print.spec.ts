import { urgentNumber } from "#content/further-contacts.ts";
import { companyPath, routes } from "#content/routes.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy } from "#tests/copy.ts";
import { category, categoryHref, serviceHref } from "#tests/samples.ts";
import { style } from "./support/style.ts";
import { expect, test } from "./support/test.ts";

test.describe("in print", () => {
	test("a page shows its text and links, but no controls", async ({
		open,
		page,
	}) => {
		await open(routes.advisories);
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(
			page.getByRole("button").filter({ visible: true }),
		).toHaveCount(0);
		await expect(
			page.getByRole("navigation").filter({ visible: true }),
		).toHaveCount(0);
		await expect(page.getByRole("contentinfo")).toBeHidden();
		// Details are closed on screen, and open in print.
		for (const text of await page.locator("details p").all()) {
			await expect(text).toBeVisible();
		}
		const bar = await page.locator("header").boundingBox();
		const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
		expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
		expect(await style(page.locator("header"), "position")).toBe("static");
	});

	test("an open search is not printed, nor its shade", async ({
		open,
		page,
	}) => {
		await open(companyPath("about"));
		await page.keyboard.press("Control+k");
		const dialog = page.locator("dialog[open]");
		await expect(dialog).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(dialog).toBeHidden();
		expect(await style(page.locator("html"), "background-color")).toBe(
			"rgba(0, 0, 0, 0)",
		);
	});

	test("the rule above a section's heading does not run through it", async ({
		open,
		page,
	}) => {
		await open(serviceHref);
		await page.emulateMedia({ media: "print" });
		const headings = page.locator("main > section h2");
		const crossed = await headings.evaluateAll((all) => {
			const top = (of: Element | null) => of?.getBoundingClientRect().top ?? 0;
			return all.filter((h2) => top(h2) < top(h2.closest("section"))).length;
		});
		expect(crossed).toBe(0);
	});

	test("the number to call is printed, in letters that are visible on paper", async ({
		open,
		page,
	}) => {
		test.skip(!urgentNumber, "there is no number");
		await open(routes.contact);
		await page.emulateMedia({ media: "print" });
		const call = page.locator("#urgent a");
		await expect(call).toBeVisible();
		expect(await style(call, "color")).not.toBe(
			await style(page.locator("body"), "background-color"),
		);
	});

	test("only the logo's wordmark is printed, unlike on a phone or a wide screen", async ({
		open,
		page,
	}) => {
		await open(companyPath("about"));
		const shown = () =>
			page
				.locator("header [data-logo]")
				.filter({ visible: true })
				.evaluateAll((logos) =>
					logos.map((logo) => (logo as HTMLElement).dataset.logo),
				);
		// Each of the four variants is used; the footer has the full one.
		await page.setViewportSize({ width: 360, height: 740 });
		expect(await shown()).toEqual(["icon"]);
		await page.setViewportSize({ width: 1440, height: 900 });
		expect(await shown()).toEqual(["wide"]);
		await expect(page.locator("footer [data-logo=full]")).toBeVisible();
		await page.emulateMedia({ media: "print" });
		expect(await shown()).toEqual(["text"]);
	});

	test("a figure is printed in black, with nothing hidden", async ({
		open,
		page,
	}) => {
		test.skip(!hasOwnWords, "another company has other figures, or none");
		for (const path of [
			"/services/id/cyber-security/incident-response",
			"/services/id/cloud/finops",
		]) {
			await open(path);
			await page.emulateMedia({ media: "print" });
			const figure = page.locator("figure.fig");
			await expect(
				figure.locator(".list, .small .drawn").filter({ visible: true }),
			).toHaveCount(1);
			const lines = await figure.evaluate((element) =>
				[...element.querySelectorAll("path, .ring")]
					.filter((line) => line.checkVisibility())
					.map((line) => {
						const { stroke, borderColor } = getComputedStyle(line);
						return stroke === "none" ? borderColor : stroke;
					}),
			);
			expect(lines.length).toBeGreaterThan(0);
			// An animation that starts on scrolling into view would never start in print.
			expect(
				await figure.evaluate(
					(element) => element.getAnimations({ subtree: true }).length,
				),
			).toBe(0);
			expect(lines.join()).not.toMatch(
				/99, 199, 154|30, 107, 78|201, 63, 20|255, 138, 95/,
			);
			await page.emulateMedia({ media: "screen" });
		}
	});

	test("calls to action are removed, and links show their targets", async ({
		open,
		page,
	}) => {
		test.skip(copy.partners.length === 0, "there are no partners");
		await open(routes.partners);
		await page.emulateMedia({ media: "print" });
		await expect(
			page.getByText(copy.partnersPage.closing.action.label),
		).toBeHidden();
		const link = page
			.getByRole("link", { name: copy.partnersPage.visitLabel })
			.first();
		const after = await link.evaluate(
			(element) => getComputedStyle(element, "::after").content,
		);
		expect(after).toContain(await link.getAttribute("href"));
		await open(categoryHref);
		const ours = page
			.getByRole("link", { name: copy.categoryPage.moreLabel })
			.first();
		expect(
			await ours.evaluate(
				(element) => getComputedStyle(element, "::after").content,
			),
		).toContain(`/services/id/${category.id}/`);
	});
});
