import type { Page } from "playwright/test";
import { fill } from "#content/fill.ts";
import { typingPauseMs } from "#frontend/hooks/use-is-changing.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { serviceQuery } from "#tests/samples.ts";
import { stopClock } from "./support/clock.ts";
import {
	bestTitle,
	dialogOf,
	inputOf,
	openSearch,
	rowsOf,
	start,
	statusOf,
} from "./support/search.ts";
import { expect, test } from "./support/test.ts";

const foreign = "qqqqzzzz";
const message = patternOf(
	fill(copy.searchWords.missingWords, { missing: foreign }),
);

/** The message above the results; the live region, further down, repeats it. */
const textOf = (page: Page) => dialogOf(page).getByText(message).first();

test("a word that found nothing is named above the results, only after a pause if it is still being typed, and nothing moves then", async ({
	open,
	page,
}) => {
	await openAtStoppedClock(page, open);
	await inputOf(page).fill(`${serviceQuery} ${foreign}`);
	const shown = textOf(page);
	await page.clock.runFor(typingPauseMs - 1);
	await expect(shown).toBeHidden();
	await expect(statusOf(page)).not.toContainText(message);
	const before = await rowsOf(page).first().boundingBox();
	// Another letter starts the pause again.
	await inputOf(page).fill(`${serviceQuery} ${foreign}z`);
	await page.clock.runFor(typingPauseMs - 1);
	await expect(shown).toBeHidden();
	await inputOf(page).fill(`${serviceQuery} ${foreign}`);
	await page.clock.runFor(typingPauseMs);
	await expect(shown).toBeVisible();
	await expect(statusOf(page)).toContainText(message);
	await expect(statusOf(page)).toContainText(
		new RegExp(`\\b${await rowsOf(page).count()}\\b`),
	);
	expect(await rowsOf(page).first().boundingBox()).toEqual(before);
	const { y = 0, height = 0 } = (await shown.boundingBox()) ?? {};
	const list = await dialogOf(page).getByRole("listbox").boundingBox();
	expect(y + height).toBeLessThanOrEqual(list?.y ?? 0);

	await inputOf(page).fill(`${foreign} ${serviceQuery}`);
	await expect(shown).toBeVisible();
	// On a short screen the dialog stays within it.
	await page.setViewportSize({ width: 640, height: 360 });
	const dialog = await dialogOf(page).boundingBox();
	expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual(360);
	await inputOf(page).fill(serviceQuery);
	await expect(shown).toBeHidden();
});

test("what was found is read out once the typing pauses, with the result that Enter opens", async ({
	open,
	page,
}) => {
	await openAtStoppedClock(page, open);
	for (const query of [serviceQuery.slice(0, -1), serviceQuery]) {
		await inputOf(page).fill(query);
		await page.clock.runFor(typingPauseMs - 1);
		await expect(rowsOf(page).first()).toBeVisible();
		await expect(statusOf(page)).toBeEmpty();
	}
	await page.clock.runFor(1);
	await expect(statusOf(page)).toContainText(
		new RegExp(`^${await rowsOf(page).count()}\\b`),
	);
	await expect(statusOf(page)).toContainText(await bestTitle(page));
	await inputOf(page).fill(foreign);
	const nothing = fill(copy.searchWords.noResults, { query: foreign });
	await expect(dialogOf(page).getByText(nothing)).toBeVisible();
	await expect(statusOf(page)).toBeEmpty();
	await page.clock.runFor(typingPauseMs);
	await expect(statusOf(page)).toHaveText(nothing);
});

async function openAtStoppedClock(
	page: Page,
	open: (path: string) => Promise<void>,
): Promise<void> {
	await page.clock.install();
	await open(start);
	await openSearch(page);
	await stopClock(page);
}
