import type { Page } from "playwright/test";
import {
	closeDelayMs,
	openDelayMs,
	skipWindowMs,
} from "#frontend/layout/menu/menu-machine.ts";
import { stopClock } from "./support/clock.ts";
import { expect, isAwake, test } from "./support/test.ts";

// Every row of the menu's rules on the real thing: its time by a clock that we hold, its
// pointer, finger and keys by the browser.

const start = "/services/cloud";
const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const trigger = (page: Page, name: string) =>
	bar(page).getByRole("button", { name });
const panel = (page: Page) => bar(page).locator("[data-panel]");

/** Title of the section whose panel is open, or null; by what assistive technology is told. */
async function opened(page: Page): Promise<string | null> {
	const open = bar(page).locator("[aria-expanded=true]");
	return (await open.count()) === 0 ? null : open.textContent();
}

/** Opens the page, with the panel's code here already and the clock in our hand. */
async function openStill(page: Page, open: (path: string) => Promise<void>) {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.clock.install();
	await open(start);
	await trigger(page, "Products").click();
	await expect(panel(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await page.mouse.move(640, 700);
	await stopClock(page);
	await wait(page, 1000);
}

/** Lets so much time go by for the page. */
async function wait(page: Page, ms: number): Promise<void> {
	await page.clock.runFor(ms);
}

/** Moves the real mouse to the middle of a trigger, in steps as a hand does. */
async function moveTo(page: Page, name: string): Promise<void> {
	const box = await trigger(page, name).boundingBox();
	if (!box) throw new Error(`${name} is not there`);
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {
		steps: 3,
	});
}

const away = (page: Page) => page.mouse.move(640, 760, { steps: 2 });

type Step = [
	what: string,
	act: (page: Page) => Promise<unknown>,
	open: string | null,
];

/** Closes whatever is open and leaves no trace for the next row. */
async function reset(page: Page): Promise<void> {
	await away(page);
	await wait(page, closeDelayMs);
	await page.evaluate(() => (document.activeElement as HTMLElement)?.blur());
	await wait(page, skipWindowMs + 1000);
	expect(await opened(page)).toBeNull();
}

const rows: [name: string, steps: Step[]][] = [
	[
		"the mouse over a trigger opens after the open delay, still or moving",
		[
			["enter", (page) => moveTo(page, "Products"), null],
			["wait", (page) => wait(page, openDelayMs - 1), null],
			["move on it", (page) => page.mouse.move(0, 0, { steps: 1 }), null],
			["leave, and enter anew", (page) => moveTo(page, "Products"), null],
			["wait", (page) => wait(page, openDelayMs - 1), null],
			[
				"stir",
				(page) => trigger(page, "Products").hover({ position: { x: 9, y: 9 } }),
				null,
			],
			["the last millisecond", (page) => wait(page, 1), "Products"],
		],
	],
	[
		"leaving before the delay has passed opens nothing",
		[
			["enter", (page) => moveTo(page, "Products"), null],
			["wait", (page) => wait(page, openDelayMs / 2), null],
			["leave", away, null],
			["wait", (page) => wait(page, 2000), null],
		],
	],
	[
		"a sibling opens at once while a panel is open, and stays",
		[
			["enter", (page) => moveTo(page, "Products"), null],
			["wait", (page) => wait(page, openDelayMs), "Products"],
			["go to the next", (page) => moveTo(page, "Services"), "Services"],
			["wait", (page) => wait(page, 2000), "Services"],
			["go to the last", (page) => moveTo(page, "Company"), "Company"],
		],
	],
	[
		"leaving closes after the close delay, also what a click has opened",
		[
			["click", (page) => trigger(page, "Products").click(), "Products"],
			["wait", (page) => wait(page, 2000), "Products"],
			["leave", away, "Products"],
			["wait", (page) => wait(page, closeDelayMs - 1), "Products"],
			["the last millisecond", (page) => wait(page, 1), null],
		],
	],
	[
		"the panel keeps itself open, and closes when it is left",
		[
			["click", (page) => trigger(page, "Products").click(), "Products"],
			["go into it", (page) => panel(page).hover(), "Products"],
			["wait", (page) => wait(page, 5000), "Products"],
			["leave", away, "Products"],
			["wait", (page) => wait(page, closeDelayMs - 1), "Products"],
			["come back", (page) => panel(page).hover(), "Products"],
			["wait", (page) => wait(page, 2000), "Products"],
			["leave for good", away, "Products"],
			["wait", (page) => wait(page, closeDelayMs), null],
		],
	],
	[
		"within the skip window the next opens at once",
		[
			["click", (page) => trigger(page, "Products").click(), "Products"],
			["leave", away, "Products"],
			["wait", (page) => wait(page, closeDelayMs), null],
			["wait", (page) => wait(page, skipWindowMs), null],
			["enter", (page) => moveTo(page, "Resources"), "Resources"],
		],
	],
	[
		"after the skip window it waits again",
		[
			["click", (page) => trigger(page, "Products").click(), "Products"],
			["leave", away, "Products"],
			["wait", (page) => wait(page, closeDelayMs), null],
			["wait", (page) => wait(page, skipWindowMs + 1), null],
			["enter", (page) => moveTo(page, "Resources"), null],
			["wait", (page) => wait(page, openDelayMs), "Resources"],
		],
	],
	[
		"a click before the delay opens at once, and the delay changes nothing",
		[
			["enter", (page) => moveTo(page, "Products"), null],
			["wait", (page) => wait(page, 50), null],
			["click", (page) => trigger(page, "Products").click(), "Products"],
			["wait", (page) => wait(page, 2000), "Products"],
		],
	],
	[
		"a click keeps what hovering opened; the next closes it, and hovering does not reopen it",
		[
			["enter", (page) => moveTo(page, "Products"), null],
			["wait", (page) => wait(page, openDelayMs), "Products"],
			["click", (page) => trigger(page, "Products").click(), "Products"],
			["wait", (page) => wait(page, 2000), "Products"],
			["click", (page) => trigger(page, "Products").click(), null],
			[
				"stir",
				(page) => trigger(page, "Products").hover({ position: { x: 9, y: 9 } }),
				null,
			],
			["wait", (page) => wait(page, 2000), null],
			["leave", away, null],
			["enter", (page) => moveTo(page, "Products"), null],
			["wait", (page) => wait(page, openDelayMs), "Products"],
		],
	],
	[
		"Escape closes what the mouse opened, wherever the focus is, until the mouse has left",
		[
			["enter", (page) => moveTo(page, "Products"), null],
			["wait", (page) => wait(page, openDelayMs), "Products"],
			["Escape", (page) => page.keyboard.press("Escape"), null],
			[
				"stir",
				(page) => trigger(page, "Products").hover({ position: { x: 9, y: 9 } }),
				null,
			],
			["wait", (page) => wait(page, 2000), null],
		],
	],
	[
		"a press outside closes",
		[
			["click", (page) => trigger(page, "Products").click(), "Products"],
			["press", (page) => page.mouse.click(640, 700), null],
		],
	],
	[
		"the focus alone opens nothing; Enter does, and the focus that leaves closes",
		[
			["focus", (page) => trigger(page, "Company").focus(), null],
			["wait", (page) => wait(page, 2000), null],
			["Enter", (page) => page.keyboard.press("Enter"), "Company"],
			["into it", (page) => page.keyboard.press("Tab"), "Company"],
			["through", (page) => page.keyboard.press("Tab"), "Company"],
			["and out", (page) => page.keyboard.press("Tab"), null],
		],
	],
	[
		"Space opens and closes, and so does Enter",
		[
			["focus", (page) => trigger(page, "Company").focus(), null],
			["Space", (page) => page.keyboard.press("Space"), "Company"],
			["Space", (page) => page.keyboard.press("Space"), null],
			["Enter", (page) => page.keyboard.press("Enter"), "Company"],
			["Enter", (page) => page.keyboard.press("Enter"), null],
		],
	],
	[
		"a ⌘-click on a link keeps the panel; so does one with Ctrl",
		[
			["click", (page) => trigger(page, "Company").click(), "Company"],
			[
				"⌘-click",
				(page) =>
					panel(page)
						.getByRole("link", { name: /^About/ })
						.click({ modifiers: ["Meta"] }),
				"Company",
			],
			[
				"Ctrl-click",
				(page) =>
					panel(page)
						.getByRole("link", { name: /^About/ })
						.click({ modifiers: ["Control"] }),
				"Company",
			],
		],
	],
];

test("mouse and clock", async ({ open, page }) => {
	test.setTimeout(60_000);
	await openStill(page, open);
	// Here ⌘ means nothing to the browser; on a Mac it leaves the page and opens a tab.
	await page.evaluate(() =>
		addEventListener("click", (event) => {
			if (event.metaKey) event.preventDefault();
		}),
	);
	for (const [name, steps] of rows) {
		await test.step(name, async () => {
			await reset(page);
			for (const [index, [what, act, expected]] of steps.entries()) {
				await act(page);
				await expect
					.poll(() => opened(page), `${name}: ${index + 1}, ${what}`)
					.toBe(expected);
			}
		});
	}
});

test("the keyboard", async ({ open, page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(start);
	const focused = () =>
		page.evaluate(() => document.activeElement?.textContent ?? "");
	const press = async (key: string, expected: RegExp) => {
		await page.keyboard.press(key);
		await expect.poll(focused, `after ${key}`).toMatch(expected);
	};

	await test.step("arrows, Home and End move among the entries, without wrapping", async () => {
		await trigger(page, "Products").focus();
		await press("ArrowRight", /^Services/);
		await press("ArrowDown", /^Resources/);
		await press("End", /^Company/);
		await press("ArrowRight", /^Company/);
		await press("ArrowLeft", /^Resources/);
		await press("ArrowUp", /^Services/);
		await press("Home", /^Home/);
		await press("ArrowLeft", /^Home/);
		expect(await opened(page)).toBeNull();
	});

	await test.step("Down enters the open panel, whose links are a group of their own", async () => {
		await trigger(page, "Products").focus();
		await page.keyboard.press("Enter");
		await expect(panel(page)).toBeVisible();
		await press("ArrowDown", /^FlowForge/);
		await press("ArrowUp", /^FlowForge/);
		await press("ArrowRight", /^Data Miner/);
		const links = await panel(page).getByRole("link").allTextContents();
		await press("End", new RegExp(`^${links.at(-1)}$`));
		await press("ArrowDown", new RegExp(`^${links.at(-1)}$`));
		await press("Home", /^FlowForge/);
	});

	await test.step("Escape goes back to the trigger, and closes only this", async () => {
		await page.keyboard.press("Escape");
		await expect(trigger(page, "Products")).toBeFocused();
		expect(await opened(page)).toBeNull();
	});

	await test.step("Tab goes from the trigger through the panel to the next trigger, and back", async () => {
		await trigger(page, "Products").focus();
		await page.keyboard.press("Enter");
		const links = await panel(page).getByRole("link").allTextContents();
		for (const link of links) {
			await page.keyboard.press("Tab");
			expect(await focused()).toBe(link);
		}
		await press("Shift+Tab", new RegExp(`^${links.at(-2)}$`));
		await press("Tab", new RegExp(`^${links.at(-1)}$`));
		await press("Tab", /^Services/);
		// Still within the menu; what comes behind it closes the panel.
		await press("Shift+Tab", new RegExp(`^${links.at(-1)}$`));
		await page.keyboard.press("Escape");
	});

	await test.step("Escape in the search leaves the focus to the search", async () => {
		await trigger(page, "Company").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Control+k");
		await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
		expect(await opened(page)).toBeNull();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
		await expect(trigger(page, "Company")).toBeFocused();
	});

	await test.step("Enter on a link goes there and closes", async () => {
		await page.keyboard.press("Enter");
		await press("ArrowDown", /^About/);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/company/about");
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		expect(await opened(page)).toBeNull();
	});
});

for (const colorScheme of ["light", "dark"] as const) {
	test(`roles, states and measures, ${colorScheme}`, async ({ open, page }) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width: 1280, height: 600 });
		await open("/services/id/cloud/finops");
		const services = trigger(page, "Services");
		await expect(services).toHaveAttribute("aria-expanded", "false");
		await expect(services).not.toHaveAttribute("aria-controls");
		await expect(bar(page).locator("[role^=menu]")).toHaveCount(0);
		await services.click();
		await expect(services).toHaveAttribute("aria-controls", "panel-services");
		await expect(page.locator("#panel-services")).toBeVisible();
		await expect(
			bar(page).getByRole("region", { name: "Services" }),
		).toBeVisible();
		const current = bar(page).locator("[aria-current]");
		await expect(current).toHaveText("FinOps");
		await expect(current).toHaveAttribute("aria-current", "page");
		const [other] = await panel(page)
			.locator("a:not([aria-current])")
			.evaluateAll((links) =>
				links.map((link) => getComputedStyle(link).color),
			);
		expect(
			await current.evaluate((link) => getComputedStyle(link).color),
		).not.toBe(other);

		const measure = () =>
			panel(page).evaluate((element) => {
				const box = element.getBoundingClientRect();
				const list = element.querySelector("ul");
				return {
					width: box.width,
					height: box.height,
					isInView:
						box.left >= 0 &&
						box.right <= innerWidth &&
						box.top >= 0 &&
						box.bottom <= innerHeight,
					columns: list
						? getComputedStyle(list).gridTemplateColumns.split(" ").length
						: 0,
					scrolls: element.scrollHeight > element.clientHeight,
				};
			});
		await expect.poll(measure).toEqual({
			width: 600,
			height: 600 - 8 * 16,
			isInView: true,
			columns: 2,
			scrolls: true,
		});
		const last = panel(page).getByRole("link").last();
		await last.focus();
		await expect(last).toBeInViewport({ ratio: 1 });

		await page.setViewportSize({ width: 900, height: 800 });
		await trigger(page, "Company").click();
		await expect.poll(measure).toMatchObject({
			width: 600,
			isInView: true,
			columns: 2,
			scrolls: false,
		});
	});
}

test("a link leads to its page and closes, also to the page that shows", async ({
	open,
	page,
}) => {
	await open("/");
	await trigger(page, "Products").click();
	await panel(page)
		.getByRole("link", { name: /Data Miner/ })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Data Miner",
	);
	expect(await opened(page)).toBeNull();
	await trigger(page, "Products").click();
	await panel(page).locator("[aria-current=page]").click();
	await expect.poll(() => opened(page)).toBeNull();
});

test.describe("by touch", () => {
	test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

	test("a tap opens and closes, a sibling's tap switches, a tap outside closes", async ({
		open,
		page,
	}) => {
		await open(start);
		const tap = async (name: string, expected: string | null) => {
			await trigger(page, name).tap();
			await expect.poll(() => opened(page)).toBe(expected);
		};
		await tap("Products", "Products");
		// No pointer rests there that could have left.
		await page.waitForTimeout(closeDelayMs * 2);
		expect(await opened(page)).toBe("Products");
		await tap("Services", "Services");
		await tap("Services", null);
		await tap("Company", "Company");
		await page.touchscreen.tap(640, 700);
		await expect.poll(() => opened(page)).toBeNull();
		await tap("Company", "Company");
		await panel(page)
			.getByRole("link", { name: /^About/ })
			.tap();
		await expect(page).toHaveURL("/company/about");
		await expect.poll(() => opened(page)).toBeNull();
	});
});

test.describe("where its code cannot be had", () => {
	test.use({ expectedFaults: [/ERR_FAILED/] });

	test("a section's button leads to the same links in the footer", async ({
		open,
		page,
	}) => {
		await page.route("**/assets/MenuPanel-*.js", (route) => route.abort());
		await open(start);
		await trigger(page, "Company").click();
		await expect(page).toHaveURL(/#footer-company$/);
		await expect(page.locator("#footer-company")).toBeInViewport();
		await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
	});
});

for (const [name, viewport] of [
	["on a phone", { width: 360, height: 740 }],
	["at 200 % on a small laptop", { width: 640, height: 360 }],
] as const) {
	test(`the whole menu stands on a sheet ${name}`, async ({ open, page }) => {
		await page.setViewportSize(viewport);
		await open("/company/about");
		await expect(bar(page)).toBeHidden();
		const button = page.getByRole("button", { name: "Menu", exact: true });
		await button.click();
		const sheet = page.getByRole("dialog", { name: "Menu" });
		expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });

		await sheet.getByText("Services", { exact: true }).click();
		const service = sheet.getByRole("link", { name: "Security awareness" });
		await service.scrollIntoViewIfNeeded();
		await expect(service).toBeInViewport({ ratio: 1 });
		await sheet.getByText("Company", { exact: true }).click();
		await expect(service).toBeHidden();
		await expect(sheet.locator("[aria-current=page]")).toHaveText("About");
		expect(
			await sheet.evaluate(
				(element) => element.scrollWidth <= element.clientWidth,
			),
		).toBe(true);

		await page.keyboard.press("Escape");
		await expect(sheet).toBeHidden();
		await expect(button).toBeFocused();

		await button.click();
		await sheet.getByRole("link", { name: "Contact" }).click();
		await expect(page).toHaveURL("/company/contact");
		await expect(sheet).toBeHidden();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await isAwake(page);
	});
}
