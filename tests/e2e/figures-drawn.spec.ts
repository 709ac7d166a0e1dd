import type { Page } from "playwright/test";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { holdBack } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

// A figure's lines are invisible until they are drawn, so they must be drawn wherever they are seen.

test.skip(!hasOwnWords, "another company has other figures, or none");

/** Pages with a figure whose lines are drawn: one of each kind. */
const paths = [
	"/services/id/cloud/finops",
	"/services/id/cyber-security/incident-response",
	"/services/cloud",
];

/** Waits until every visible line of the figure is drawn in full. */
async function expectDrawn(page: Page): Promise<void> {
	const offsets = () =>
		page.evaluate(() =>
			[...document.querySelectorAll("figure.fig .draws")]
				.filter((line) => line.checkVisibility())
				.map((line) => getComputedStyle(line).strokeDashoffset),
		);
	// More often than by default: polls soon are a second apart, a drawing takes 0.6 seconds.
	await expect
		.poll(async () => new Set(await offsets()), { intervals: [50] })
		.toEqual(new Set(["0px"]));
}

/** Scrolls the figure to the middle of the window, in one step as a jump to it would. */
const jumpToFigure = (page: Page) =>
	page.evaluate(() =>
		document
			.querySelector("figure.fig")
			?.scrollIntoView({ block: "center", behavior: "instant" }),
	);

/** Counts, on every page that is opened from now on, how many times a line has been drawn. */
const countDrawings = (page: Page) =>
	page.addInitScript(() => {
		Object.assign(window, { drawings: 0 });
		addEventListener("transitionrun", ({ propertyName }) => {
			const counter = window as unknown as { drawings: number };
			if (propertyName === "stroke-dashoffset") counter.drawings += 1;
		});
	});

const drawingsOf = (page: Page) =>
	page.evaluate(() => (window as unknown as { drawings: number }).drawings);

test.use({ reducedMotion: "no-preference" });

for (const height of [740, 1100, 2000, 9000]) {
	test(`a figure is drawn in a window ${height} px high`, async ({
		open,
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height });
		for (const path of paths) {
			await open(path);
			// A tall window shows it at once, without any scrolling.
			if (height < 1_000) await jumpToFigure(page);
			await expectDrawn(page);
		}
	});
}

test("a figure is drawn for those who jump past it and return", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open(paths[0] ?? "/");
	await page.evaluate(() =>
		scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
	);
	await expect
		.poll(() => page.evaluate(() => scrollY))
		.toBeGreaterThan(2 * 740);
	await jumpToFigure(page);
	await expectDrawn(page);
});

test("a figure is drawn again when the window becomes as narrow as a phone", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 1100 });
	await open(paths[0] ?? "/");
	await expectDrawn(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await jumpToFigure(page);
	await expectDrawn(page);
});

test("a figure is drawn after a link and after Back", async ({
	open,
	page,
}) => {
	const [path = "/"] = paths;
	await page.setViewportSize({ width: 1440, height: 1100 });
	await open(path.split("/").slice(0, -1).join("/").replace("/id", ""));
	await page.locator(`main a[href="${path}"]`).first().click();
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expectDrawn(page);
	await page.getByRole("link", { name: "Mallee" }).first().click();
	await expect(page).not.toHaveURL(new RegExp(`${path}$`));
	await page.goBack();
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await page.locator("figure.fig").waitFor();
	// It may have been left while it was still scrolling to its top; a key ends the hold on that position.
	await page.keyboard.press("Shift");
	await jumpToFigure(page);
	await expectDrawn(page);
});

test("a figure below the window is drawn once, when it is scrolled to", async ({
	open,
	page,
}) => {
	await countDrawings(page);
	await page.setViewportSize({ width: 1440, height: 400 });
	await open(paths[0] ?? "/");
	const lines = page.locator("figure.fig .draws >> visible=true");
	await expect(lines.first()).toHaveCSS("stroke-dashoffset", "1px");
	const before = await drawingsOf(page);
	await jumpToFigure(page);
	await expectDrawn(page);
	const count = await lines.count();
	expect(await drawingsOf(page)).toBe(before + count);
	for (const key of ["Home", "End"]) {
		await page.keyboard.press(key);
		await expect(lines.first()).not.toBeInViewport();
	}
	await jumpToFigure(page);
	await expectDrawn(page);
	expect(await drawingsOf(page)).toBe(before + count);
});

test("on a phone a figure is drawn when it is scrolled to, and not before", async ({
	open,
	page,
}) => {
	await countDrawings(page);
	await page.setViewportSize({ width: 412, height: 823 });
	await open(paths[0] ?? "/");
	const lines = page.locator("figure.fig .draws >> visible=true");
	await expect(lines.first()).toHaveCSS("stroke-dashoffset", "1px");
	expect(await drawingsOf(page)).toBe(0);
	await jumpToFigure(page);
	await expectDrawn(page);
	expect(await drawingsOf(page)).toBe(await lines.count());
});

test("a figure in the first screen is drawn once, although the stylesheet arrives later", async ({
	open,
	page,
}) => {
	await countDrawings(page);
	const letStyle = await holdBack(page, "**/assets/*.css");
	await page.setViewportSize({ width: 1440, height: 2000 });
	const opened = open(paths[0] ?? "/");
	await page.waitForURL(`**${paths[0]}`, { waitUntil: "commit" });
	const lines = page.locator("figure.fig .draws >> visible=true");
	await expect.poll(() => drawingsOf(page)).toBeGreaterThan(0);
	await expectDrawn(page);
	expect(await drawingsOf(page)).toBe(await lines.count());
	letStyle();
	await opened;
	await page.waitForLoadState("networkidle");
	expect(await drawingsOf(page)).toBe(await lines.count());
});
