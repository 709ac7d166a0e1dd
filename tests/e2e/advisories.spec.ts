import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { advisory } from "#tests/samples.ts";
import { recordAnnouncements } from "./support/announcements.ts";
import { searchFor } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

test.skip(!advisory, "no advisory has been published");

const { advisories, advisoriesPage } = copy;
const { id = "", severity = "High" } = advisory ?? {};

test("filters the advisories by every severity and status, All first, and by text", async ({
	open,
	page,
}) => {
	await open(routes.advisories);
	const main = page.getByRole("main");
	const cards = main.getByRole("article");
	const choose = (name: string, choice: string) =>
		main
			.getByRole("group", { name })
			.getByText(choice, { exact: true })
			.click();
	const { severityLabel, statusLabel, allLabel } = advisoriesPage;
	for (const [name, choices] of [
		[severityLabel, `${allLabel} Critical High Medium Low`],
		[statusLabel, `${allLabel} Open Fixed In Progress`],
	] as const) {
		await expect(page.getByRole("group", { name })).toHaveText(
			new RegExp(choices.replaceAll(" ", "\\s*")),
		);
	}
	await expect(cards).toHaveCount(advisories.length);
	await choose(severityLabel, severity);
	const chosen = advisories.filter((each) => each.severity === severity);
	await expect(cards).toHaveCount(chosen.length);
	await expect(cards.first()).toContainText(id);

	for (const status of ["Open", "Fixed", "In Progress"]) {
		await choose(statusLabel, status);
		const both = chosen.filter((each) => each.status === status);
		await expect(cards).toHaveCount(both.length);
		await expect(main.getByText(advisoriesPage.empty.heading)).toHaveCount(
			both.length > 0 ? 0 : 1,
		);
	}
	await choose(severityLabel, allLabel);
	await choose(statusLabel, allLabel);
	await main.getByRole("searchbox").fill(id);
	await expect(cards).toHaveCount(1);
	await main.getByRole("searchbox").fill("qqqqzzzz");
	await expect(cards).toHaveCount(0);
	await expect(main.getByText(advisoriesPage.empty.heading)).toBeVisible();
});

test("a search for an advisory expands it, also when its address is shown and its details are closed", async ({
	open,
	page,
}) => {
	await open(`${routes.advisories}#${id.toLowerCase()}`);
	const card = page.getByRole("article").filter({ hasText: id });
	const details = card.locator("details p").first();
	await expect(details).toBeVisible();
	await card.getByText(copy.advisoriesPage.detailsLabel).click();
	await expect(details).toBeHidden();
	await searchFor(page, id);
	await page.keyboard.press("Enter");
	await expect(details).toBeVisible();
});

test("an address with the id as the page prints it expands the advisory", async ({
	open,
	page,
}) => {
	await open(`${routes.advisories}#${id}`);
	const card = page.getByRole("article").filter({ hasText: id });
	await expect(card.locator("details p").first()).toBeInViewport();
});

test("View Details expands an advisory, and Load More says that all are shown", async ({
	open,
	page,
}) => {
	await open(routes.advisories);
	const main = page.getByRole("main");
	const card = main.getByRole("article").filter({ hasText: id });
	const details = card.locator("details p").first();
	await expect(details).toBeHidden();
	await card.getByText(copy.advisoriesPage.detailsLabel).click();
	await expect(details).toBeVisible();

	const more = main.getByRole("button", { name: advisoriesPage.moreLabel });
	if (advisories.length === 1) {
		await expect(more).toHaveCount(0);
		return;
	}
	await more.click();
	const end = main.getByText(patternOf(copy.advisoriesPage.completeText));
	await expect(end).toBeVisible();
	await expect(end).toBeFocused();

	// Not of a filtered list.
	await main.getByRole("searchbox").fill(id);
	await expect(main.getByRole("article")).toHaveCount(1);
	await expect(end).toBeHidden();
	await expect(
		main
			.getByText(
				patternOf(copy.advisoriesPage.countText.replace("{count}", "1")),
			)
			.filter({ visible: true }),
	).toHaveCount(2);
});

test("an advisory is read from its heading on, with what its severity and status are", async ({
	open,
	page,
}) => {
	await open(routes.advisories);
	const card = page.getByRole("article").filter({ hasText: id });
	await expect(card.locator(":scope > :first-child")).toHaveText(
		advisory?.title ?? "",
	);
	const { severityLabel, statusLabel } = advisoriesPage;
	await expect(card).toContainText(
		`${severityLabel}${severity}${statusLabel}${advisory?.status}`,
	);
});

test("the dates of an advisory's history are on one line each", async ({
	open,
	page,
}) => {
	await open(routes.advisories);
	const times = page.locator("main details time");
	await expect(times).not.toHaveCount(0);
	for (const width of [360, 768, 1280, 1920]) {
		await page.setViewportSize({ width, height: 900 });
		const broken = await times.evaluateAll((dates) =>
			dates
				.filter((date) => {
					date.closest("details")?.setAttribute("open", "");
					const text = document.createRange();
					text.selectNodeContents(date);
					return text.getClientRects().length > 1;
				})
				.map((date) => date.textContent),
		);
		expect(broken, `at ${width} px`).toEqual([]);
	}
});

test("a screen reader says once that all are shown, and once how many a filter leaves", async ({
	open,
	page,
}) => {
	test.skip(advisories.length === 1, "a single advisory has no such button");
	await open(routes.advisories);
	const main = page.getByRole("main");
	const said = await recordAnnouncements(page);
	await main.getByRole("button", { name: advisoriesPage.moreLabel }).click();
	const total = advisories.length;
	const complete = fill(advisoriesPage.completeText, { total });
	await expect.poll(said).toEqual([complete]);

	await main.getByRole("searchbox").fill(id);
	const count = fill(advisoriesPage.countText, { count: 1, total });
	// The filter is in the address once typing has paused.
	await expect(page).toHaveURL(new RegExp(`q=${id}`));
	expect(await said()).toEqual([complete, count]);
	await main.getByRole("searchbox").fill("");
	await expect(page).toHaveURL(routes.advisories);
	expect(await said()).toEqual([
		complete,
		count,
		fill(advisoriesPage.countText, { count: total, total }),
	]);
});
