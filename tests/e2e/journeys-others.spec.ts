import {
	advisoriesFeedPath,
	advisoryPath,
	jobPath,
	routes,
} from "#content/routes.ts";
import { site } from "#content/site.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import { jobs } from "#tests/samples.ts";
import { messageOf } from "./support/contact.ts";
import { fakeFeeds } from "./support/feeds.ts";
import { countClicks, promisedClicks } from "./support/journeys.ts";
import { expect, test } from "./support/test.ts";

// What applicants, partners, journalists, researchers and those who come again are here for,
// by the clicks that docs/journeys.md promises.

const { contact, partnersPage } = loadCopy();
const [job] = jobs;
const securityAddress = site.securityEmail || site.email;

test.describe("an applicant", () => {
	test.skip(!job, "no position is open");
	const { id = "", title = "", salary } = job ?? {};

	test("reads what a position asks for, what it pays and until when", async ({
		open,
		page,
	}) => {
		const way = countClicks();
		await open(routes.home);
		await way.click(
			page
				.getByRole("contentinfo")
				.getByRole("link", { name: "Careers", exact: true }),
		);
		await way.click(
			page.getByRole("main").getByRole("link", { name: title, exact: true }),
		);
		await expect(page).toHaveURL(jobPath(id));
		const main = page.getByRole("main");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		for (const text of ["What you do", "What we look for", "How we choose"]) {
			await expect(main.getByText(text, { exact: true })).toBeVisible();
		}
		const digits = String(salary?.from).replace(/(\d{3})$/, ",$1");
		await expect(main).toContainText(`AUD ${digits} to`);
		await expect(main).toContainText(/Closes.*, or earlier/);
		expect(way.clicks).toBe(
			promisedClicks(
				"Applicant: from Home to what a position asks for, what it pays and until when",
			),
		);
	});

	test("sends a CV by mail, or a message, that names the position", async ({
		open,
		page,
	}) => {
		const way = countClicks();
		await open(routes.home);
		await way.click(
			page
				.getByRole("contentinfo")
				.getByRole("link", { name: "Careers", exact: true }),
		);
		await way.click(
			page
				.getByRole("link", { name: "Apply Now" })
				.filter({ hasText: title })
				.first(),
		);
		await expect(messageOf(page)).toHaveValue(new RegExp(title));
		expect(way.clicks).toBe(
			promisedClicks(
				"Applicant: from Home to a mail or a message that names the position",
			),
		);
		await open(jobPath(id));
		await expect(
			page.getByRole("link", { name: "Email your CV" }),
		).toHaveAttribute(
			"href",
			`mailto:${site.email}?subject=${encodeURIComponent(title)}`,
		);
		await page.getByRole("link", { name: "Apply Now" }).first().click();
		await expect(messageOf(page)).toHaveValue(new RegExp(title));
	});

	test("sees where the page stands, and goes back to all positions", async ({
		open,
		page,
	}) => {
		await open(jobPath(id));
		await page
			.getByRole("navigation", { name: "Breadcrumb" })
			.getByRole("link", { name: "Careers" })
			.click();
		await expect(page).toHaveURL(routes.careers);
	});

	test.describe("of a position that there is not", () => {
		test.use({ expectedFaults: [/console: .*status of 404/] });
		test("is told Page Not Found, with status 404", async ({ page }) => {
			const response = await page.goto(jobPath("chief-of-everything"));
			expect(response?.status()).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				"Page Not Found",
			);
		});
	});
});

test("a partner reads what partners get, how long it takes and what to send", async ({
	open,
	page,
}) => {
	const { benefits, steps, send } = partnersPage;
	const way = countClicks();
	await open(routes.home);
	await way.click(
		page
			.getByRole("contentinfo")
			.getByRole("link", { name: "Partners", exact: true }),
	);
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

test("a journalist finds a feed of one topic where the topic is chosen", async ({
	open,
	page,
}) => {
	await fakeFeeds(page);
	const way = countClicks();
	await open(routes.home);
	await way.click(
		page.getByRole("main").getByRole("link", { name: "Latest News" }),
	);
	const chip = page
		.getByRole("group", { name: "Category" })
		.getByRole("button")
		.nth(1);
	await expect(chip).toBeVisible();
	const topic = (await chip.textContent()) ?? "";
	const found = page.locator(`head link[rel=alternate][title$=": ${topic}"]`);
	await expect(found).toHaveCount(0);
	await way.click(chip);
	const feed = page.getByRole("link", { name: `RSS on ${topic}` });
	const href = `/api/feeds?feed=news.rss&category=${encodeURIComponent(topic)}`;
	await expect(feed).toHaveAttribute("href", href);
	await expect(found).toHaveAttribute("href", href);
	// The third would open it in the reader.
	way.clicks++;
	expect(way.clicks).toBe(
		promisedClicks("Journalist: from Home to a feed of one topic"),
	);
	const response = await page.request.get(href);
	expect(response.status()).toBe(200);
	expect(response.headers()["content-type"]).toContain("application/rss+xml");
	await page
		.getByRole("group", { name: "Category" })
		.getByRole("button", { name: "All", exact: true })
		.click();
	await expect(feed).toHaveCount(0);
	await expect(found).toHaveCount(0);
});

test("a journalist is told the press contact by the search and by Contact", async ({
	open,
	page,
}) => {
	const address = site.pressEmail || site.email;
	const way = countClicks();
	await open(routes.about);
	await way.click(page.getByRole("button", { name: /^Search/ }).first());
	await page.getByRole("combobox").fill("press contact");
	const answer = page.getByRole("option").first();
	await expect(answer).toContainText(address);
	// The second copies it.
	way.clicks++;
	expect(way.clicks).toBe(
		promisedClicks("Journalist: from any page's search to the press contact"),
	);
	test.skip(site.pressEmail === "", "there is no press contact");
	await open(`${routes.contact}#press`);
	await expect(page.locator("#press")).toContainText(address);
});

test("a link to one advisory opens its details", async ({ open, page }) => {
	const way = countClicks();
	await open(advisoryPath("MSEC-2024-001"));
	const card = page.getByRole("article").filter({ hasText: "MSEC-2024-001" });
	await expect(card.getByText(/^What to do:/)).toBeVisible();
	await expect(card).toBeInViewport();
	expect(way.clicks).toBe(
		promisedClicks(
			"Returning visitor: from a link to one advisory to its details",
		),
	);
	// Also where choices in the address would leave it out.
	await open(`${routes.advisories}?severity=Low#msec-2024-002`);
	const other = page.getByRole("article").filter({ hasText: "MSEC-2024-002" });
	await expect(other.getByText(/^What to do:/)).toBeVisible();
	await expect(other).toBeInViewport();
	await expect(page).toHaveURL(advisoryPath("MSEC-2024-002"));
	// Whoever then chooses others gets them.
	await page
		.getByRole("group", { name: "Severity" })
		.getByText("Critical", { exact: true })
		.click();
	await expect(page).toHaveURL(`${routes.advisories}?severity=Critical`);
	await expect(other).toHaveCount(0);
});

test("a shared address shows the advisories that it chose, and says so in the title", async ({
	open,
	page,
}) => {
	const way = countClicks();
	await open(`${routes.advisories}?severity=High&status=Fixed`);
	const cards = page.getByRole("main").getByRole("article");
	await expect(cards).toHaveCount(1);
	await expect(page).toHaveTitle(/^High, Fixed: /);
	expect(way.clicks).toBe(
		promisedClicks(
			"Returning visitor: from a shared address to the advisories that it chose",
		),
	);
	const group = page.getByRole("group", { name: "Severity" });
	await group.getByText("Critical", { exact: true }).click();
	await expect(page).toHaveURL(
		`${routes.advisories}?severity=Critical&status=Fixed`,
	);
	await expect(page).toHaveTitle(/^Critical, Fixed: /);
	await page.getByRole("main").getByRole("searchbox").fill("installer");
	await expect(page).toHaveURL(/\?q=installer&severity=Critical/);
	await page.reload();
	await expect(cards).toHaveCount(1);
	await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(
		"installer",
	);
	// What there is not chooses nothing.
	await open(`${routes.advisories}?severity=Dreadful&status=%3Cb%3E`);
	await expect(cards).toHaveCount(3);
	await expect(page).toHaveTitle(/^FlowForge security advisories/);
});

test("an advisory's address is copied by one click", async ({
	open,
	page,
	context,
	baseURL,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const way = countClicks();
	await open(routes.advisories);
	await way.click(
		page.getByRole("button", { name: "Copy link of MSEC-2024-002" }),
	);
	await expect(page.getByText("The link is copied.")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		`${new URL(baseURL ?? "").origin}${advisoryPath("MSEC-2024-002")}`,
	);
	expect(way.clicks).toBe(
		promisedClicks(
			"Returning visitor: from an advisory to its address, copied",
		),
	);
});

test("where the browser does not let us copy, the address is shown", async ({
	open,
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "clipboard", { value: undefined });
	});
	await open(routes.advisories);
	await page
		.getByRole("button", { name: "Copy link of MSEC-2024-003" })
		.click();
	await expect(
		page.getByText(/Please copy it here: http.*#msec-2024-003/),
	).toBeVisible();
});

test("a researcher begins a report, and finds the advisories' feed", async ({
	open,
	page,
}) => {
	const report = countClicks();
	await open(routes["security-policy"]);
	const main = page.getByRole("main");
	await expect(main).toContainText(securityAddress);
	await report.click(main.getByRole("link", { name: "Contact Security Team" }));
	await expect(messageOf(page)).toHaveValue(`${contact.prefill.security} `);
	expect(report.clicks).toBe(
		promisedClicks(
			"Security researcher: from the Security Policy to a message that is begun",
		),
	);

	const feed = countClicks();
	await open(routes["security-policy"]);
	await feed.click(
		main.getByRole("link", { name: "View Security Advisories" }),
	);
	const link = main.getByRole("link", { name: "Follow by Atom feed" });
	await expect(link).toHaveAttribute("href", advisoriesFeedPath);
	await expect(
		page.locator("head link[rel=alternate][type='application/atom+xml']"),
	).toHaveAttribute("href", advisoriesFeedPath);
	feed.clicks++;
	expect(feed.clicks).toBe(
		promisedClicks(
			"Security researcher: from the Security Policy to the advisories' feed",
		),
	);
	const response = await page.request.get(advisoriesFeedPath);
	expect(response.headers()["content-type"]).toContain("application/atom+xml");
});
