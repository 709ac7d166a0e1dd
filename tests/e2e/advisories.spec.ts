import { routes } from "#content/routes.ts";
import { expect, test } from "./support/test.ts";

test("filters the advisories by severity, status and text", async ({
	open,
	page,
}) => {
	await open(routes.advisories);
	const main = page.getByRole("main");
	const cards = main.getByRole("article");
	const all = await cards.count();
	await main
		.getByRole("group", { name: "Severity" })
		.getByText("Critical", { exact: true })
		.click();
	await expect(cards).not.toHaveCount(all);
	await expect(cards.first()).toContainText("MSEC-2024-001");

	await main
		.getByRole("group", { name: "Status" })
		.getByText("Open", { exact: true })
		.click();
	await expect(cards).toHaveCount(0);
	await expect(main.getByText("No advisories found")).toBeVisible();
	await main
		.getByRole("group", { name: "Severity" })
		.getByText("All", { exact: true })
		.click();
	await main
		.getByRole("group", { name: "Status" })
		.getByText("All", { exact: true })
		.click();
	await main.getByRole("searchbox").fill("MSEC-2024-002");
	await expect(cards).toHaveCount(1);
});

test("View Details expands an advisory, and Load More says that all are shown", async ({
	open,
	page,
}) => {
	await open(routes.advisories);
	const main = page.getByRole("main");
	const card = main.getByRole("article").filter({ hasText: "MSEC-2024-001" });
	await expect(card.getByText(/^What to do:/)).toBeHidden();
	await card.getByText("View Details").click();
	await expect(card.getByText(/^What to do:/)).toBeVisible();

	await main.getByRole("button", { name: "Load More Advisories" }).click();
	const end = main.getByText(/^All \d+ advisories are shown/);
	await expect(end).toBeVisible();
	await expect(end).toBeFocused();
});
