import { extensionPath, productPath } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { extensionCount, platform } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
import { stopClock } from "./support/clock.ts";
import { holdBack } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

test("models and integrations rotate every three seconds until paused", async ({
	open,
	page,
}) => {
	test.skip(extensionCount < 2, "there are no two extensions");
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.clock.install();
	await open(productPath(platform.productId));
	const cards = page.locator("#extensions article");
	await cards.first().scrollIntoViewIfNeeded();
	const pause = page.getByRole("button", { name: copy.extensionPicture.pause });
	await expect(pause).toBeVisible();
	// The list hydrates after the page; its button works only then.
	await pause.click();
	const play = page.getByRole("button", { name: copy.extensionPicture.play });
	await expect(play).toBeVisible();
	const names = (card: number) =>
		cards.nth(card).locator("svg[role=img] text").allTextContents();
	const wait = (ms: number) => page.clock.runFor(ms);
	await stopClock(page);
	const away = () => page.mouse.move(2, 400);

	const first = await names(0);
	await test.step("the button pauses all cards", async () => {
		await away();
		await wait(30_000);
		expect(await names(0)).toEqual(first);
	});

	await test.step("both names change with a fade, on time", async () => {
		await play.click();
		await away();
		await wait(2999);
		expect(await names(0)).toEqual(first);
		await wait(1);
		await expect.poll(() => names(0)).not.toEqual(first);
		const second = await names(0);
		const isTurn = (name: string) =>
			cards
				.nth(0)
				.getByText(name, { exact: true })
				.evaluate((text) => getComputedStyle(text).animationName);
		const changed = second.filter((name) => !first.includes(name));
		expect(changed).toHaveLength(2);
		for (const name of changed) expect(await isTurn(name)).not.toBe("none");
	});

	await test.step("the mouse or the focus on a card pauses only that card", async () => {
		await cards.nth(0).hover();
		let [held, others] = [await names(0), await names(1)];
		await wait(9000);
		expect(await names(0)).toEqual(held);
		expect(await names(1)).not.toEqual(others);
		await away();
		await play.or(pause).focus();
		await page.keyboard.press("Tab");
		await expect(cards.nth(0).getByRole("link")).toBeFocused();
		[held, others] = [await names(0), await names(1)];
		await wait(9000);
		expect(await names(0)).toEqual(held);
		expect(await names(1)).not.toEqual(others);
		await page.keyboard.press("Shift+Tab");
	});

	await test.step("off screen, in a hidden tab and with reduced motion nothing rotates", async () => {
		// The page's event arrives a frame or two after the test sees the change.
		const staysStill = () =>
			expect(async () => {
				const held = await names(0);
				await wait(9000);
				expect(await names(0)).toEqual(held);
			}).toPass({ timeout: 5000 });
		await page.evaluate(() => scrollTo(0, 0));
		await expect(cards.nth(0)).not.toBeInViewport();
		await staysStill();
		await cards.first().scrollIntoViewIfNeeded();
		await page.evaluate(() => {
			Object.defineProperty(document, "hidden", {
				value: true,
				configurable: true,
			});
			document.dispatchEvent(new Event("visibilitychange"));
		});
		await staysStill();
		await page.evaluate(() => {
			Object.defineProperty(document, "hidden", { value: false });
			document.dispatchEvent(new Event("visibilitychange"));
		});
		await page.emulateMedia({ reducedMotion: "reduce" });
		await staysStill();
		await expect(pause).toBeHidden();
	});
});

test("names do not fade in again when their page is opened", async ({
	open,
	page,
}) => {
	test.skip(extensionCount < 1, "there is no extension");
	await page.addInitScript(() => {
		const started: string[] = [];
		Object.assign(window, { started });
		addEventListener("animationstart", ({ target }) => {
			if (target instanceof SVGElement) started.push(target.textContent);
		});
	});
	// The animation's rules are in the stylesheet, which comes after the first paint.
	const letStyle = await holdBack(page, "**/assets/*.css");
	const opened = open(extensionPath(copy.extensions[0]?.id ?? ""));
	const names = page.locator("main svg[role=img] text");
	await expect(names.first()).toBeVisible();
	letStyle();
	await opened;
	await page.waitForLoadState("networkidle");
	const started = () =>
		page.evaluate(() => (window as unknown as { started: string[] }).started);
	expect(await started()).toEqual([]);
});

test("the drawing of a workflow is wide from 1024 px on, legible, and on a phone it has room for spaced letters", async ({
	open,
	page,
}) => {
	await open(screens.platform ?? "/");
	const drawing = page
		.getByRole("img", { name: copy.productPage.workflow.label })
		.filter({ visible: true });
	const measure = () =>
		drawing.evaluate((svg: Element) => {
			const { width, height } = svg.getBoundingClientRect();
			const texts = [...svg.querySelectorAll("text")];
			const scale = width / (svg as SVGSVGElement).viewBox.baseVal.width;
			return {
				isWide: width > height,
				letters: Math.min(
					...texts.map(
						(text) =>
							Number.parseFloat(getComputedStyle(text).fontSize) * scale,
					),
				),
				right: Math.max(
					...texts.map((text) => text.getBoundingClientRect().right),
				),
			};
		});
	await page.setViewportSize({ width: 1024, height: 900 });
	const { isWide, letters } = await measure();
	expect(isWide).toBe(true);
	expect(letters).toBeGreaterThan(12);

	await page.setViewportSize({ width: 360, height: 780 });
	await page.evaluate(() => {
		// As in WCAG 1.4.12.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			"* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
		);
		document.adoptedStyleSheets = [sheet];
	});
	expect((await measure()).right).toBeLessThan(360);
});
