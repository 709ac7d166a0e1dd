import type { Page } from "playwright/test";
import { expect, test } from "./support/test.ts";
import { openForm, stopClocks, toasts } from "./support/toasts.ts";

// The contact form shows toasts; here each of its messages is rejected.
test.use({ expectedFaults: [/console: .*status of 400/] });

/**
 * Drags a finger or the mouse over the newest toast, with timestamps given to the browser rather
 * than real time.
 * @param path of the pointer, in pixels from the start
 * @param isOther whether it is the other button, or a touch that the browser takes over
 */
async function swipe(
	page: Page,
	pointer: "mouse" | "finger",
	path: { dx: number; dy: number }[],
	ms: number,
	isOther = false,
): Promise<void> {
	const box = await toasts(page).last().boundingBox();
	if (!box) throw new Error("no toast");
	const session = await page.context().newCDPSession(page);
	const startedAt = Date.now() / 1000;
	const places = [{ dx: 0, dy: 0 }, ...path, path.at(-1) ?? { dx: 0, dy: 0 }];
	for (const [index, { dx, dy }] of places.entries()) {
		const kind =
			index === 0 ? "start" : index === places.length - 1 ? "end" : "move";
		const place = { x: box.x + 60 + dx, y: box.y + box.height / 2 + dy };
		const isLate = index >= places.length - 2;
		const timestamp = startedAt + (isLate ? ms / 1000 : 0);
		if (pointer === "mouse") {
			const type = {
				start: "Pressed",
				move: "Moved",
				end: "Released",
			} as const;
			await session.send("Input.dispatchMouseEvent", {
				type: `mouse${type[kind]}`,
				...place,
				button: isOther ? "right" : "left",
				buttons: kind === "end" ? 0 : isOther ? 2 : 1,
				clickCount: 1,
				timestamp,
			});
		} else {
			const end = isOther ? "Cancel" : "End";
			const type = { start: "Start", move: "Move", end } as const;
			await session.send("Input.dispatchTouchEvent", {
				type: `touch${type[kind]}`,
				touchPoints: kind === "end" ? [] : [place],
				timestamp,
			});
		}
	}
	await session.detach();
}

// Which distance and speed are enough is tested in
// tests/frontend/features/toasts/toast-settings.test.ts.
const ways: [dx: number, dy: number, ms: number, isOut: boolean][] = [
	[20, 0, 1000, false],
	[-21, 0, 1000, true],
	[0, 21, 1000, true],
	[0, -60, 1000, false],
	[12, 0, 100, true],
];

for (const pointer of ["mouse", "finger"] as const) {
	test.describe(`a swipe by ${pointer}`, () => {
		test.use({ hasTouch: pointer === "finger" });

		test("dismisses it by distance or by speed; otherwise it springs back", async ({
			open,
			page,
		}) => {
			const say = await openForm(page, open);
			const place = () =>
				toasts(page)
					.last()
					.evaluate((element) => element.style.translate);
			for (const [dx, dy, ms, isOut] of ways) {
				const what = `${dx}, ${dy} px in ${ms} ms`;
				if ((await toasts(page).count()) === 0) {
					await say(`Message ${what}`);
					await stopClocks(page);
				}
				await swipe(
					page,
					pointer,
					[
						{ dx: dx / 2, dy: dy / 2 },
						{ dx, dy },
					],
					ms,
				);
				if (isOut) await expect(toasts(page), what).toHaveCount(0);
				else expect(await place(), what).toBe("");
			}
			await say("There and back again");
			await stopClocks(page);
			await swipe(
				page,
				pointer,
				[
					{ dx: 90, dy: 0 },
					{ dx: 5, dy: 0 },
				],
				1000,
			);
			expect(await place()).toBe("");
			await expect(toasts(page).last()).toHaveText("There and back again");
			// With the other button, or taken over by the browser, for example to scroll.
			await swipe(page, pointer, [{ dx: 90, dy: 0 }], 1000, true);
			expect(await place()).toBe("");
			await expect(toasts(page).last()).toHaveText("There and back again");
		});
	});
}
