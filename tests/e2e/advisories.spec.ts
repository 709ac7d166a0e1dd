import { routes } from "#content/routes.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import { advisory } from "#tests/samples.ts";
import { expect, test } from "./support/test.ts";

test.skip(!advisory, "no advisory has been published");

const { advisories, advisoriesPage } = loadCopy();
const { id = "", severity = "High" } = advisory ?? {};

test("filters the advisories by severity, status and text", async ({
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
	await expect(cards).toHaveCount(advisories.length);
	await choose("Severity", severity);
	const chosen = advisories.filter((each) => each.severity === severity);
	await expect(cards).toHaveCount(chosen.length);
	await expect(cards.first()).toContainText(id);

	for (const status of ["Open", "Fixed", "In Progress"]) {
		await choose("Status", status);
		const both = chosen.filter((each) => each.status === status);
		await expect(cards).toHaveCount(both.length);
		await expect(main.getByText(advisoriesPage.empty.heading)).toHaveCount(
			both.length > 0 ? 0 : 1,
		);
	}
	await choose("Severity", "All");
	await choose("Status", "All");
	await main.getByRole("searchbox").fill(id);
	await expect(cards).toHaveCount(1);
	await main.getByRole("searchbox").fill("qqqqzzzz");
	await expect(cards).toHaveCount(0);
	await expect(main.getByText(advisoriesPage.empty.heading)).toBeVisible();
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
	await card.getByText("View Details").click();
	await expect(details).toBeVisible();

	await main.getByRole("button", { name: "Load More Advisories" }).click();
	const end = main.getByText(/^All \d+ advisories are shown/);
	await expect(end).toBeVisible();
	await expect(end).toBeFocused();

	// Not of a filtered list.
	await main.getByRole("searchbox").fill("MSEC-2024-001");
	await expect(main.getByRole("article")).toHaveCount(1);
	await expect(end).toBeHidden();
	await expect(
		main.getByText(/^1 of \d+ advisories/).filter({ visible: true }),
	).toHaveCount(2);
});
