import { apiPaths, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { serviceHref } from "#tests/samples.ts";
import { expectComplete, untilSettled } from "./support/load-with-state.ts";
import { respondWith } from "./support/respond-with.ts";
import { expect, test } from "./support/test.ts";

// A damaged list of scripts, a history written by other code, a storage that cannot be used.

test.use({ expectedFaults: [/Failed to load resource/] });

const feeds = [{ urlPattern: `*${apiPaths.feeds}*` }];

test("a damaged list of scripts leaves the page as it was built", async ({
	page,
}) => {
	let list = "";
	const intact = await page.request.get("/company/about");
	const html = await intact.text();
	await respondWith(page, [{ urlPattern: "*/company/about" }], async () => ({
		headers: intact.headers(),
		body: html.replace(
			/(id="scripts">).*?(<\/script>)/,
			(_, start, end) => start + list + end,
		),
	}));
	for (list of ["[", "{}", "null", "[1,null]", '"x"', "[[]]", ""]) {
		await page.goto("/company/about");
		// Whatever triggers the load (a paint, a key press or a second's delay), it has happened by
		// then.
		await page.keyboard.press("Shift");
		await page.evaluate(
			() =>
				new Promise((resolve) =>
					requestIdleCallback(resolve, { timeout: 1_000 }),
				),
		);
		await expect(page.locator("h1")).toBeVisible();
	}
});

test("a query cut in the middle of an emoji is one without it", async ({
	open,
	page,
}) => {
	const long = "a".repeat(199);
	const query = encodeURIComponent(`${long}😀`);
	await open(`${routes.blog}?q=${query}&category=${query}`);
	const main = page.getByRole("main");
	await expect(main.getByRole("searchbox")).toHaveValue(long);
	await expect(main.getByText(copy.blog.empty.heading)).toBeVisible();
	await main.getByRole("searchbox").fill(`b${long.slice(1)}😀`);
	await expect(page).toHaveURL(/q=b/);
	await expect(main.getByRole("searchbox")).toHaveValue(`b${long.slice(1)}`);
});

test("a history entry written by other code is treated as new", async ({
	open,
	page,
}) => {
	test.setTimeout(90_000);
	await respondWith(page, feeds, async () => "fail");
	await open(routes.blog);
	const states = [
		"'x'.repeat(100)",
		"NaN",
		"new Map([['version', 1]])",
		"10n",
		"({ version: 1, id: 5, visible: Infinity })",
		"({ version: 1, id: 'x'.repeat(1e5), visible: -12 })",
		"({ version: 2, id: 'a', visible: 12 })",
		"({ entry: 'a', visible: '24' })",
		"(() => { const loop = { version: 1 }; loop.id = loop; return loop })()",
	];
	for (const state of states) {
		const replaceEntry = () =>
			page.evaluate(`history.replaceState(${state}, "")`);
		await replaceEntry();
		await page.reload();
		await untilSettled(page, routes.blog);
		await expectComplete(page, `reload with ${state}`);
		await page.locator("footer a[href='/company/about']").click();
		await expect(page.locator("h1")).not.toHaveText(copy.blog.heading);
		await replaceEntry();
		await page.goBack();
		await untilSettled(page, routes.blog);
		await expectComplete(page, `Back to ${state}`);
	}
	await page.goForward();
	await expect(page).toHaveURL("/company/about");
	await expectComplete(page, "Forward");
});

/** Pages that store something of their own, and one that stores only what every page does. */
const storing = [
	...[routes.home, routes.contact, routes.blog, routes.research],
	serviceHref,
];

for (const [name, script] of [
	[
		"forbidden",
		() => {
			for (const area of ["localStorage", "sessionStorage"]) {
				Object.defineProperty(window, area, {
					get() {
						throw new DOMException("forbidden", "SecurityError");
					},
				});
			}
		},
	],
	[
		"full",
		() => {
			Storage.prototype.setItem = () => {
				throw new DOMException("full", "QuotaExceededError");
			};
		},
	],
] as const) {
	test(`every page that stores something is complete if storage is ${name}`, async ({
		page,
	}) => {
		await respondWith(page, feeds, async () => "fail");
		await page.addInitScript(script);
		for (const path of storing) {
			await page.goto(path, { waitUntil: "commit" });
			await untilSettled(page, path);
			await expectComplete(page, path);
		}
		// The theme, the menu and the history work for as long as the page is open.
		await page.getByRole("button", { name: copy.frame.themeLabel }).click();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await page.locator("footer a[href='/company/about']").click();
		await expect(page).toHaveURL("/company/about");
		await page.goBack();
		await expectComplete(page, "Back");
	});
}
