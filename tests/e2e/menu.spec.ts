import type { Page } from "playwright/test";
import { companyPath } from "#content/routes.ts";
import {
	closeDelayMs,
	openDelayMs,
	skipWindowMs,
} from "#frontend/features/menu/menu-machine.ts";
import { stopClock } from "./support/clock.ts";
import {
	labelOf,
	opened,
	panel,
	sections,
	start,
	trigger,
} from "./support/menu.ts";
import { expect, test } from "./support/test.ts";

// Checks that the browser's pointer and key events reach the menu, with a controlled clock. What
// follows from them, and when, is tested in tests/frontend/features/menu/menu-machine.test.ts.

/** Opens the page with the panel's code already loaded and a controlled clock. */
async function openStill(page: Page, open: (path: string) => Promise<void>) {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.clock.install();
	await open(start);
	await trigger(page, sections.products).click();
	await expect(panel(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await page.mouse.move(640, 700);
	await stopClock(page);
	await wait(page, 1000);
}

/** Advances the page's clock. */
async function wait(page: Page, ms: number): Promise<void> {
	await page.clock.runFor(ms);
}

/** Moves the real mouse to the middle of a trigger, or that far below it, in steps like a hand. */
async function moveTo(page: Page, name: string, below?: number): Promise<void> {
	const box = await trigger(page, name).boundingBox();
	if (!box) throw new Error(`${name} is not there`);
	const y = below === undefined ? box.height / 2 : box.height + below;
	await page.mouse.move(box.x + box.width / 2, box.y + y, { steps: 3 });
}

const away = (page: Page) => page.mouse.move(640, 760, { steps: 2 });

/** From the first link of an open panel, which may have any number, to its last. */
async function tabToLastLink(page: Page): Promise<void> {
	const last = panel(page).getByRole("link").last();
	while (!(await last.evaluate((link) => link === document.activeElement)))
		await page.keyboard.press("Tab");
}

type Step = [
	what: string,
	act: (page: Page) => Promise<unknown>,
	open: string | null,
];

/** Closes whatever is open and resets the state for the next row. */
async function reset(page: Page): Promise<void> {
	await away(page);
	await wait(page, closeDelayMs);
	await page.evaluate(() => (document.activeElement as HTMLElement)?.blur());
	await wait(page, skipWindowMs + 1000);
	expect(await opened(page)).toBeNull();
}

const rows: [name: string, steps: Step[]][] = [
	[
		"the mouse over a trigger opens after the open delay, whether still or moving",
		[
			["enter", (page) => moveTo(page, sections.products), null],
			["wait", (page) => wait(page, openDelayMs - 1), null],
			["leave", (page) => page.mouse.move(0, 0, { steps: 1 }), null],
			["enter again", (page) => moveTo(page, sections.products), null],
			["wait", (page) => wait(page, openDelayMs - 1), null],
			[
				"move within it",
				(page) =>
					trigger(page, sections.products).hover({ position: { x: 9, y: 9 } }),
				null,
			],
			["the last millisecond", (page) => wait(page, 1), sections.products],
		],
	],
	[
		"leaving closes after the close delay, even if a click opened it",
		[
			[
				"click",
				(page) => trigger(page, sections.products).click(),
				sections.products,
			],
			["wait", (page) => wait(page, 2000), sections.products],
			["leave", away, sections.products],
			["wait", (page) => wait(page, closeDelayMs - 1), sections.products],
			["the last millisecond", (page) => wait(page, 1), null],
		],
	],
	[
		"the panel stays open under the mouse, and in the gap above it, and closes when it leaves",
		[
			[
				"click",
				(page) => trigger(page, sections.products).click(),
				sections.products,
			],
			["gap", (page) => moveTo(page, sections.products, 4), sections.products],
			["wait", (page) => wait(page, 2000), sections.products],
			["enter", (page) => panel(page).hover(), sections.products],
			["leave", away, sections.products],
			["wait", (page) => wait(page, closeDelayMs - 1), sections.products],
			["come back", (page) => panel(page).hover(), sections.products],
			["wait", (page) => wait(page, 2000), sections.products],
			["leave for good", away, sections.products],
			["wait", (page) => wait(page, closeDelayMs), null],
		],
	],
	[
		"clicking a hovered trigger keeps the panel open; the next click closes it, and hovering does not reopen it",
		[
			["enter", (page) => moveTo(page, sections.products), null],
			["wait", (page) => wait(page, openDelayMs), sections.products],
			[
				"click",
				(page) => trigger(page, sections.products).click(),
				sections.products,
			],
			["wait", (page) => wait(page, 2000), sections.products],
			["click", (page) => trigger(page, sections.products).click(), null],
			[
				"move within it",
				(page) =>
					trigger(page, sections.products).hover({ position: { x: 9, y: 9 } }),
				null,
			],
			["wait", (page) => wait(page, 2000), null],
			["leave", away, null],
			["enter", (page) => moveTo(page, sections.products), null],
			["wait", (page) => wait(page, openDelayMs), sections.products],
		],
	],
	[
		"Escape closes what the mouse opened, wherever the focus is, until the mouse has left",
		[
			["enter", (page) => moveTo(page, sections.products), null],
			["wait", (page) => wait(page, openDelayMs), sections.products],
			["Escape", (page) => page.keyboard.press("Escape"), null],
			[
				"move within it",
				(page) =>
					trigger(page, sections.products).hover({ position: { x: 9, y: 9 } }),
				null,
			],
			["wait", (page) => wait(page, 2000), null],
		],
	],
	[
		"a press outside closes",
		[
			[
				"click",
				(page) => trigger(page, sections.products).click(),
				sections.products,
			],
			["press", (page) => page.mouse.click(640, 700), null],
		],
	],
	[
		"focus alone opens nothing; Enter does, and moving the focus out closes",
		[
			["focus", (page) => trigger(page, sections.company).focus(), null],
			["wait", (page) => wait(page, 2000), null],
			["Enter", (page) => page.keyboard.press("Enter"), sections.company],
			["into it", (page) => page.keyboard.press("Tab"), sections.company],
			["through", tabToLastLink, sections.company],
			["and out", (page) => page.keyboard.press("Tab"), null],
		],
	],
	[
		"Space opens and closes, and so does Enter",
		[
			["focus", (page) => trigger(page, sections.company).focus(), null],
			["Space", (page) => page.keyboard.press("Space"), sections.company],
			["Space", (page) => page.keyboard.press("Space"), null],
			["Enter", (page) => page.keyboard.press("Enter"), sections.company],
			["Enter", (page) => page.keyboard.press("Enter"), null],
		],
	],
	[
		"⌘-click or Ctrl-click on a link keeps the panel open",
		[
			[
				"click",
				(page) => trigger(page, sections.company).click(),
				sections.company,
			],
			[
				"⌘-click",
				(page) =>
					panel(page)
						.getByRole("link", { name: labelOf(companyPath("about")) })
						.click({ modifiers: ["Meta"] }),
				sections.company,
			],
			[
				"Ctrl-click",
				(page) =>
					panel(page)
						.getByRole("link", { name: labelOf(companyPath("about")) })
						.click({ modifiers: ["Control"] }),
				sections.company,
			],
		],
	],
];

test("opens and closes with the mouse and the keyboard, on time", async ({
	open,
	page,
}) => {
	test.setTimeout(60_000);
	await openStill(page, open);
	// Here ⌘ means nothing to the browser; on a Mac ⌘-click opens a new tab.
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
