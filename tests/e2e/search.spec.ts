import type { Locator, Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { expect, test } from "./support/test.ts";

const start = "/services/cloud";

const searchButton = (page: Page) =>
	page.getByRole("button", { name: "Search", exact: true });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });
const inputOf = (page: Page) => dialogOf(page).getByRole("combobox");
const rowsOf = (page: Page) => dialogOf(page).getByRole("option");
const selectedOf = (page: Page) =>
	dialogOf(page).getByRole("option", { selected: true });
const statusOf = (page: Page) => dialogOf(page).getByRole("status");

async function openSearch(page: Page): Promise<Locator> {
	await searchButton(page).click();
	await expect(rowsOf(page).first()).toBeVisible();
	return inputOf(page);
}

test.describe("opens", () => {
	test("from the button, with the focus in the input", async ({
		open,
		page,
	}) => {
		await open(start);
		const input = await openSearch(page);
		await expect(input).toBeFocused();
		await expect(input).toHaveAttribute("placeholder", "Search everything...");
	});

	for (const keys of ["Meta+k", "Control+k", "/"]) {
		test(`on ${keys}, and leaves the key out of the input`, async ({
			open,
			page,
		}) => {
			await open(start);
			await page.keyboard.press(keys);
			await expect(inputOf(page)).toBeFocused();
			await expect(inputOf(page)).toHaveValue("");
		});
	}

	test("not on / while something is typed elsewhere", async ({
		open,
		page,
	}) => {
		await open(routes.contact);
		const message = page.getByRole("textbox", { name: /message/i });
		await message.click();
		await page.keyboard.type("and/or");
		await expect(message).toHaveValue(/and\/or$/);
		await expect(dialogOf(page)).toBeHidden();
	});

	test("with what is typed while its code is on the way", async ({
		open,
		page,
	}) => {
		let letGo = () => {};
		const isFree = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route("**/assets/SearchPalette-*.js", async (route) => {
			await isFree;
			await route.continue();
		});
		await open(start);
		await page.keyboard.type("/finops");
		await expect(dialogOf(page)).toBeHidden();
		letGo();
		await expect(inputOf(page)).toHaveValue("finops");
		await expect(inputOf(page)).toBeFocused();
	});

	test("with its code fetched on intent, not with the page", async ({
		open,
		page,
	}) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		const isAskedFor = () => asked.some((url) => url.includes("SearchPalette"));
		await open(start);
		await page.waitForLoadState("networkidle");
		expect(isAskedFor()).toBe(false);
		await searchButton(page).hover();
		await expect.poll(isAskedFor).toBe(true);
	});

	test("from the page of the documentation", async ({ open, page }) => {
		await open(routes.docs);
		await page
			.getByRole("button", { name: /Search the documentation/ })
			.click();
		await expect(inputOf(page)).toBeFocused();
	});
});

test.describe("closes and forgets the words", () => {
	const ways: [string, (page: Page) => Promise<void>][] = [
		["on Escape", (page) => page.keyboard.press("Escape")],
		["on the chord", (page) => page.keyboard.press("Control+k")],
		["on a click outside", (page) => page.mouse.click(20, 600)],
		[
			"on the close button",
			(page) => page.getByRole("button", { name: "Close search" }).click(),
		],
	];
	for (const [name, close] of ways) {
		test(name, async ({ open, page }) => {
			await open(start);
			const input = await openSearch(page);
			await input.fill("finops");
			await close(page);
			await expect(dialogOf(page)).toBeHidden();
			await expect(searchButton(page)).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(input).toHaveValue("");
		});
	}

	test("but not when a selection is dragged out of the input", async ({
		open,
		page,
	}) => {
		await open(start);
		const input = await openSearch(page);
		await input.fill("finops");
		await input.hover();
		await page.mouse.down();
		await page.mouse.move(20, 600);
		await page.mouse.up();
		await expect(input).toHaveValue("finops");
	});
});

test.describe("results", () => {
	test("stand in their groups, in order, each with icon, title and description", async ({
		open,
		page,
	}) => {
		await open(start);
		const input = await openSearch(page);
		await input.fill("security");
		const groups = dialogOf(page).getByRole("group");
		await expect(groups.first()).toBeVisible();
		const names = await groups.evaluateAll((elements) =>
			elements.map(
				(element) =>
					document.getElementById(element.getAttribute("aria-labelledby") ?? "")
						?.textContent,
			),
		);
		// What the sample feeds hold comes behind.
		expect(names.slice(0, 3)).toEqual(["Services", "Company", "Resources"]);
		const row = rowsOf(page).first();
		await expect(row).toContainText("Cyber Security");
		await expect(row).toContainText("Testing, detection and response");
		await expect(row.locator("mark")).toHaveText("Security");
		await expect(row.locator("svg > *").first()).toBeAttached();
		await expect(statusOf(page)).toHaveText(/^\d+ results$/);
	});

	test("tell what was not found, in these words", async ({ open, page }) => {
		await open(start);
		const input = await openSearch(page);
		await input.fill("xyzzy plugh");
		await expect(statusOf(page)).toHaveText(
			'No results found for "xyzzy plugh"',
		);
		await expect(statusOf(page)).toBeVisible();
		await expect(rowsOf(page)).toHaveCount(0);
	});

	test("go away with the clear button, and the focus stays", async ({
		open,
		page,
	}) => {
		await open(start);
		const input = await openSearch(page);
		const clear = page.getByRole("button", { name: "Clear search" });
		await expect(clear).toBeHidden();
		await input.fill("finops");
		await clear.click();
		await expect(input).toHaveValue("");
		await expect(input).toBeFocused();
	});

	test("are found in spite of slips, by prefix and in other words, and counted", async ({
		open,
		page,
	}) => {
		await open(start);
		const input = await openSearch(page);
		for (const [words, title] of [
			["conact", "Contact"],
			["data mi", "Data Miner"],
			["k8s", "Containers and Kubernetes"],
			["cicd", "CI/CD optimisation"],
			["pentest", "Penetration testing"],
		] as const) {
			await input.fill(words);
			await expect(selectedOf(page)).toContainText(title);
			const count = await rowsOf(page).count();
			await expect(statusOf(page)).toHaveText(
				count === 1 ? "1 result" : `${count} results`,
			);
		}
	});

	test("stand as specified in all seven groups", async ({ open, page }) => {
		await page.addInitScript(() => {
			const keep = (key: string, item: object) =>
				localStorage.setItem(
					key,
					JSON.stringify({ items: [item], at: Date.now() }),
				);
			keep("blog-feeds", {
				title: "Home and cloud",
				link: "https://news.example/home",
				source: "News",
				contentSnippet: "Cloud",
			});
			keep("arxiv-papers", {
				title: "Home and cloud",
				link: "https://papers.example/home",
				summary: "Cloud",
				authors: ["Ada"],
			});
		});
		await open(start);
		await (await openSearch(page)).fill("home cloud page data");
		await expect
			.poll(() =>
				dialogOf(page).locator("[cmdk-group-heading]").allTextContents(),
			)
			.toEqual([
				"Products",
				"Services",
				"Company",
				"Resources",
				"News",
				"Papers",
				"Actions",
			]);
	});

	test("fit the specified measures", async ({ open, page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(start);
		await (await openSearch(page)).fill("cloud");
		const dialog = await dialogOf(page).boundingBox();
		expect(dialog?.width).toBe(800);
		const list = dialogOf(page).getByRole("listbox");
		await expect
			.poll(async () => (await list.boundingBox())?.height)
			.toBe(900 * 0.6);

		// At 200 % on a small laptop nothing is cut off: what does not fit is scrolled to.
		await page.setViewportSize({ width: 640, height: 360 });
		const box = await dialogOf(page).boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(640);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
		expect((await list.boundingBox())?.height).toBeLessThanOrEqual(360 * 0.6);
		await rowsOf(page).last().focus();
		await expect(rowsOf(page).last()).toBeInViewport({ ratio: 1 });
	});
});

test.describe("a result opens", () => {
	const finops = "/services/id/cloud/finops";

	test("on a click", async ({ open, page }) => {
		await open(start);
		await (await openSearch(page)).fill("finops");
		await rowsOf(page).first().click();
		await expect(page).toHaveURL(finops);
		await expect(dialogOf(page)).toBeHidden();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await openSearch(page);
		await expect(inputOf(page)).toHaveValue("");
	});

	test("on Enter in the input", async ({ open, page }) => {
		await open(start);
		await openSearch(page);
		await page.keyboard.type("finops");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(finops);
		await expect(dialogOf(page)).toBeHidden();
	});

	test("on Enter that was pressed before there were results", async ({
		open,
		page,
	}) => {
		let answer = () => {};
		const isAsked = new Promise<void>((resolve) => {
			answer = resolve;
		});
		await page.route("**/search.json", async (route) => {
			await isAsked;
			await route.continue();
		});
		await open(start);
		await searchButton(page).click();
		await inputOf(page).fill("finops");
		await inputOf(page).press("Enter");
		await expect(rowsOf(page)).toHaveCount(0);
		answer();
		await expect(page).toHaveURL(finops);
		await expect(dialogOf(page)).toBeHidden();
	});

	for (const key of ["Enter", "Space"]) {
		test(`on ${key} when it has the focus`, async ({ open, page }) => {
			await open(start);
			await (await openSearch(page)).fill("finops");
			await rowsOf(page).first().focus();
			await page.keyboard.press(key);
			await expect(page).toHaveURL(finops);
			await expect(dialogOf(page)).toBeHidden();
		});
	}

	test("at the heading that was found", async ({ open, page }) => {
		await open(start);
		await (await openSearch(page)).fill("allocation that survives an audit");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/finops#allocation-that-survives-an-audit$/);
		await expect(
			page.getByRole("heading", { name: "Allocation that survives an audit" }),
		).toBeInViewport();
	});

	test("at a heading of the page that shows already", async ({
		open,
		page,
	}) => {
		await open(finops);
		await (await openSearch(page)).fill("from invoice to habit");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/finops#from-invoice-to-habit$/);
		await expect(
			page.getByRole("heading", { name: "From invoice to habit" }),
		).toBeInViewport();
	});

	test("in a new tab on a click with Ctrl, and the list stays", async ({
		context,
		open,
		page,
	}) => {
		await open(start);
		await (await openSearch(page)).fill("finops");
		// The rows of the words before may still stand there.
		await expect(rowsOf(page).first()).toContainText("FinOps");
		const opened = context.waitForEvent("page");
		await rowsOf(page)
			.first()
			.click({ modifiers: ["ControlOrMeta"] });
		await expect(await opened).toHaveURL(finops);
		await expect(dialogOf(page)).toBeVisible();
		await expect(page).toHaveURL(start);
	});
});

test.describe("keys", () => {
	test("move the choice, and Home and End the caret", async ({
		open,
		page,
	}) => {
		await open(start);
		const input = await openSearch(page);
		await input.fill("security");
		const rows = rowsOf(page);
		await expect(rows.nth(0)).toHaveAttribute("aria-selected", "true");
		await page.keyboard.press("ArrowDown");
		await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
		await expect(input).toHaveAttribute(
			"aria-activedescendant",
			(await rows.nth(1).getAttribute("id")) ?? "",
		);
		await page.keyboard.press("Home");
		await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
		await page.keyboard.type("my ");
		await expect(input).toHaveValue("my security");
		await page.keyboard.press("End");
		await page.keyboard.type("!");
		await expect(input).toHaveValue("my security!");
	});

	test("lead through the rows by focus, and a letter back to the input", async ({
		open,
		page,
	}) => {
		await open(start);
		const input = await openSearch(page);
		await input.fill("cloud");
		const rows = rowsOf(page);
		await rows.nth(0).focus();
		await page.keyboard.press("ArrowDown");
		await expect(rows.nth(1)).toBeFocused();
		await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
		await page.keyboard.type("s");
		await expect(input).toBeFocused();
		await expect(input).toHaveValue("clouds");
		await rows.nth(0).focus();
		await page.keyboard.press("ArrowUp");
		await expect(input).toBeFocused();
	});

	test("reach nothing behind the dialog", async ({ open, page }) => {
		await open(start);
		await (await openSearch(page)).fill("finops");
		for (let count = 0; count < 30; count += 1) {
			await page.keyboard.press("Tab");
			const isInside = await page.evaluate(
				() =>
					document.activeElement === document.body ||
					document.activeElement?.closest("dialog") !== null,
			);
			expect(isInside).toBe(true);
		}
	});
});

test("the page behind does not scroll", async ({ open, page }) => {
	await open(start);
	await openSearch(page);
	await page.mouse.move(20, 600);
	await page.mouse.wheel(0, 500);
	await page.waitForTimeout(200);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the latest choices come first, until they are cleared", async ({
	open,
	page,
}) => {
	await open(start);
	await (await openSearch(page)).fill("finops");
	await page.keyboard.press("Enter");
	await expect(dialogOf(page)).toBeHidden();

	await openSearch(page);
	const recent = dialogOf(page).getByRole("group", { name: "Recent" });
	await expect(recent.getByRole("option")).toHaveText(/FinOps/);
	await inputOf(page).fill("cloud");
	await expect(recent).toBeHidden();
	await inputOf(page).fill("");
	await page.getByRole("button", { name: "Clear recent" }).click();
	await expect(recent).toBeHidden();
	await expect(inputOf(page)).toBeFocused();
});

test("kept articles and papers are found too", async ({ open, page }) => {
	await page.addInitScript(() => {
		const items = [
			{
				title: "Zebra patching in practice",
				link: "https://news.example/zebra",
				source: "Zoo Weekly",
				contentSnippet: "Stripes",
			},
		];
		const kept = { items, at: Date.now() };
		localStorage.setItem("blog-feeds", JSON.stringify(kept));
	});
	await open(start);
	await (await openSearch(page)).fill("zebra");
	await expect(
		dialogOf(page)
			.getByRole("group", { name: "News" })
			.getByRole("option", { name: /Zebra patching in practice/ }),
	).toHaveAttribute("href", "https://news.example/zebra");
});

test.describe("actions", () => {
	test("change the theme", async ({ open, page }) => {
		await page.emulateMedia({ colorScheme: "light" });
		await open(start);
		await (await openSearch(page)).fill("dark mode");
		await page.keyboard.press("Enter");
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	});

	test("copy the email address", async ({ context, open, page }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(start);
		await (await openSearch(page)).fill("copy email");
		await page.keyboard.press("Enter");
		await expect(page.getByText(`Copied ${site.email}`)).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			site.email,
		);
	});

	test("go home", async ({ open, page }) => {
		await open(start);
		await (await openSearch(page)).fill("home page");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/");
	});
});

test.describe("when the network fails", () => {
	test.use({ expectedFaults: [/ERR_FAILED/] });

	test("the dialog says so and tries again", async ({ open, page }) => {
		await page.route("**/search.json", (route) => route.abort());
		await open(start);
		await searchButton(page).click();
		const retry = dialogOf(page).getByRole("button", { name: "Try again" });
		await expect(retry).toBeVisible();
		await page.unroute("**/search.json");
		await retry.click();
		await expect(rowsOf(page).first()).toBeVisible();
	});

	test("a message says so where the dialog's own code is missing", async ({
		open,
		page,
	}) => {
		await page.route("**/SearchPalette*.js", (route) => route.abort());
		await open(start);
		await searchButton(page).click();
		await expect(
			page.getByText("The search could not be loaded. Please try again."),
		).toBeVisible();
	});
});

test.describe("on a phone", () => {
	test.use({
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		isMobile: true,
	});

	test("a tap opens it, and a tap on a result leads there", async ({
		open,
		page,
	}) => {
		await open(start);
		await searchButton(page).tap();
		await inputOf(page).fill("finops");
		const box = await dialogOf(page).boundingBox();
		expect(box).toMatchObject({ x: 0, y: 0, width: 360 });
		await rowsOf(page).first().tap();
		await expect(page).toHaveURL("/services/id/cloud/finops");
		await expect(dialogOf(page)).toBeHidden();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("there is no button that does nothing", async ({ page }) => {
		await page.goto(start);
		await expect(searchButton(page)).toBeHidden();
	});
});
