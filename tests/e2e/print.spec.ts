import { urgentNumber } from "#content/contact/further-contacts.ts";
import { companyPath, extensionPath, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { computedColours } from "#tests/palette.ts";
import { categoryHref, extension, serviceHref } from "#tests/samples.ts";
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
			page.locator("header nav, main nav").filter({ visible: true }),
		).toHaveCount(0);
		// Only of use on a screen, as details are printed anyway.
		await expect(page.locator("summary").filter({ visible: true })).toHaveCount(
			0,
		);
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
		await expect(headings).not.toHaveCount(0);
		const crossed = await headings.evaluateAll((all) => {
			const top = (of: Element | null) => of?.getBoundingClientRect().top ?? 0;
			return all.filter((h2) => top(h2) < top(h2.closest("section"))).length;
		});
		expect(crossed).toBe(0);
	});

	test("a card's labels and lists do not overlap", async ({ open, page }) => {
		for (const path of [
			categoryHref,
			...(extension ? [extensionPath(extension.id)] : []),
		]) {
			await open(path);
			await page.emulateMedia({ media: "print" });
			const cards = page.locator("main article");
			await expect(cards, path).not.toHaveCount(0);
			const overlaps = await cards.evaluateAll((cards) =>
				cards.flatMap((card) => {
					const parts = [...card.querySelectorAll("h3, h4, p, li")]
						.filter((part) => part.checkVisibility())
						.map((part) => ({ part, box: part.getBoundingClientRect() }));
					return parts.flatMap(({ part, box }, at) =>
						parts
							.slice(at + 1)
							.filter(
								(next) =>
									!part.contains(next.part) &&
									next.box.top < box.bottom - 1 &&
									next.box.bottom > box.top + 1 &&
									next.box.left < box.right - 1 &&
									next.box.right > box.left + 1,
							)
							.map((next) => `${part.textContent} × ${next.part.textContent}`),
					);
				}),
			);
			expect(overlaps, path).toEqual([]);
			await page.emulateMedia({ media: "screen" });
		}
	});

	test("an empty contact form is not printed; a message is", async ({
		open,
		page,
	}) => {
		await open(routes.contact);
		const message = page.locator("form textarea");
		await page.emulateMedia({ media: "print" });
		await expect(message).toBeHidden();
		await expect(page.locator("#form-heading")).toBeHidden();
		await page.emulateMedia({ media: "screen" });
		await message.fill("A message");
		await page.emulateMedia({ media: "print" });
		await expect(message).toBeVisible();
	});

	test("how to reach us is printed in the head, without the other links of the footer", async ({
		open,
		page,
	}) => {
		test.skip(!site.email, "there is no address");
		await open(serviceHref);
		await page.emulateMedia({ media: "print" });
		const footer = page.getByRole("contentinfo");
		await expect(footer.getByText(site.email)).toBeVisible();
		const address = await footer.getByText(site.email).boundingBox();
		const head = await page.locator("header").boundingBox();
		expect(address?.y).toBeLessThan((head?.y ?? 0) + (head?.height ?? 0));
		await expect(
			footer.getByRole("link").filter({ visible: true }),
		).toHaveCount(await footer.locator("[id=footer-contact] a").count());
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
			expect(lines.join()).not.toMatch(computedColours("brand", "action"));
			await page.emulateMedia({ media: "screen" });
		}
	});
});
