import type { Page } from "playwright/test";
import { jobPath, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { salaryLine } from "#frontend/pages/job/salary-line.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { jobs } from "#tests/samples.ts";
import { messageOf } from "./support/contact.ts";
import { countClicks, promisedClicks } from "./support/journeys.ts";
import { labelOf } from "./support/menu.ts";
import { expect, test } from "./support/test.ts";

// What applicants and partners want to do, in the number of clicks that docs/journeys.md promises.

const { partnersPage } = copy;
const [job] = jobs;
const inFooter = (page: Page, name: string) =>
	page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test.describe("an applicant", () => {
	test.skip(!job, "no position is open");
	const { id = "", title = "", salary } = job ?? {};

	test("reads a position, goes back through the breadcrumbs and sends a CV by email, or a message, that names it", async ({
		open,
		page,
	}) => {
		const reading = countClicks();
		await open(routes.home);
		const careers = inFooter(page, labelOf(routes.careers));
		const main = page.getByRole("main");
		await reading.click(careers);
		await reading.click(
			main.getByRole("link", { name: title, exact: true }).first(),
		);
		await expect(page).toHaveURL(jobPath(id));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		for (const text of [
			copy.jobPage.workLabel,
			copy.jobPage.skillsLabel,
			copy.jobPage.processHeading,
		]) {
			await expect(main.getByText(text, { exact: true })).toBeVisible();
		}
		if (!salary) throw new Error("the position has no salary");
		await expect(main).toContainText(salaryLine(salary, copy.jobPage));
		await expect(main).toContainText(patternOf(copy.jobPage.facts.closesText));
		expect(reading.clicks).toBe(
			promisedClicks(
				"Applicant: from Home to a position's requirements, salary and closing date",
			),
		);

		await expect(
			page.getByRole("link", { name: copy.jobPage.mailLabel }),
		).toHaveAttribute(
			"href",
			`mailto:${site.email}?subject=${encodeURIComponent(title)}`,
		);
		const apply = page.getByRole("link", { name: copy.jobPage.applyLabel });
		await apply.first().click();
		await expect(messageOf(page)).toHaveValue(patternOf(title));
		await page.goBack();
		await page
			.getByRole("navigation", { name: copy.frame.breadcrumbLabel })
			.getByRole("link", { name: labelOf(routes.careers) })
			.click();
		await expect(page).toHaveURL(routes.careers);

		const applying = countClicks();
		await open(routes.home);
		await applying.click(careers);
		await applying.click(apply.filter({ hasText: title }).first());
		await expect(messageOf(page)).toHaveValue(patternOf(title));
		expect(applying.clicks).toBe(
			promisedClicks(
				"Applicant: from Home to a mail or a message that names the position",
			),
		);
	});
});

test("a partner reads what partners get, how long it takes and what to send", async ({
	open,
	page,
}) => {
	const { benefits, steps, send } = partnersPage;
	test.skip(!benefits || !steps || !send, "its partners are told less");
	const way = countClicks();
	await open(routes.home);
	await way.click(inFooter(page, labelOf(routes.partners)));
	await expect(page).toHaveURL(routes.partners);
	for (const part of [benefits, steps, send]) {
		await expect(
			page.getByRole("heading", { level: 2, name: part?.heading ?? "none" }),
		).toBeVisible();
	}
	for (const { title, time } of steps?.list ?? []) {
		await expect(
			page.getByRole("listitem").filter({ hasText: title }),
		).toContainText(time);
	}
	expect(way.clicks).toBe(
		promisedClicks(
			"Partner: from Home to what partners get, how long it takes and what to send",
		),
	);
});
