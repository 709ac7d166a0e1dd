import type { CDPSession, Page } from "playwright/test";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { apiPaths, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy } from "#tests/copy.ts";
import { advisory, jobs } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
import { axeViolations } from "./support/axe.ts";
import { firstContentFaults } from "./support/first-content.ts";
import { focusFaults } from "./support/focus-faults.ts";
import { placesOf } from "./support/heading-places.ts";
import { layoutFaults, smallTargets } from "./support/layout-faults.ts";
import { readOutline } from "./support/outline.ts";
import { allPaths } from "./support/paths.ts";
import { expect, test } from "./support/test.ts";
import { textFaults } from "./support/text-faults.ts";

// Checks every page in one visit each, as opening a page costs more than most checks: which hosts it
// contacts, what it reports under the site's policy, what a screen reader lists, what a new visitor
// sees first, and WCAG 2.2. The snapshots of its structure are meant to be read; `npx playwright test
// every-page -u` updates them.

const hostOf = (address: string) => new URL(address).host;
const proxy = site.feedProxy && hostOf(site.feedProxy);

/** Other hosts that a page contacts by itself: all those that the privacy page lists. */
const otherHosts: Record<string, string[]> = {
	[routes.blog]: proxy ? [proxy] : [],
	[routes.research]: [hostOf(preprintUrl)],
};

/**
 * 404.html is served at all of these paths, and becomes the screen for the path once it has
 * hydrated.
 */
const missingHeadings: Record<string, string> = {
	"not-found": copy.notFound.heading,
	"service-not-found": copy.missing.service.heading,
	"extension-not-found": copy.missing.extension.heading,
};

/** Success criterion 1.4.12: the text spacing that readers may set without losing text. */
const textSpacing = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
	p { margin-bottom: 2em !important; }`;

const known = allPaths();
const screenOf = new Map(
	Object.entries(screens).map(([name, path]) => [path, name]),
);

for (const path of new Set([...Object.values(screens), ...known])) {
	const isKnown = known.includes(path);
	test.describe(() => {
		test.use({
			expectedFaults: [isKnown ? /net::ERR/ : /net::ERR|status of 404/],
		});

		test(`everyone can read and use ${path}`, async ({
			open,
			page,
			context,
			baseURL,
		}) => {
			test.setTimeout(60_000);
			const others = new Set<string>();
			const relayed: string[] = [];
			page.on("request", (request) => {
				const { host, pathname, search } = new URL(request.url());
				if (host !== hostOf(baseURL ?? "")) others.add(host);
				else if (pathname === apiPaths.feeds) relayed.push(search);
			});
			const found: Record<string, string[]> = {};
			await page.setViewportSize({ width: 1440, height: 900 });
			await open(path);
			const screen = screenOf.get(path);
			await expectOutline(page, screen);
			const hasContent = isKnown && (advisory || screen !== "advisories");
			if (screen && hasContent) {
				for (const size of [
					{ width: 360, height: 740 },
					{ width: 1440, height: 900 },
				]) {
					await page.setViewportSize(size);
					found[`first screen at ${size.width} px`] = await firstContentFaults(
						page,
						size,
					);
				}
			}

			await page.emulateMedia({ reducedMotion: "reduce" });
			found["axe at 1440 px"] = await axeViolations(page);
			found["text, dark"] = await textFaults(page);
			found["focus at 1440 px, dark"] = await focusFaults(page);
			found["reflow at 1440 px"] = await layoutFaults(page);

			await page.setViewportSize({ width: 360, height: 640 });
			found["axe at 360 px"] = await axeViolations(page);
			await page.emulateMedia({ colorScheme: "light" });
			found["small targets"] = await smallTargets(page);
			found["text, light"] = await textFaults(page);
			found["focus at 360 px, light"] = await focusFaults(page);

			// 1280 px at 400 %, then at 200 %.
			for (const width of [640, 360, 320]) {
				await page.setViewportSize({ width, height: 640 });
				found[`reflow at ${width} px`] = await layoutFaults(page);
			}
			found["text spacing"] = await withTextSpacing(page);
			const session = await context.newCDPSession(page);
			for (const width of [1280, 360]) {
				await page.setViewportSize({ width, height: 640 });
				found[`text of 200 % at ${width} px`] = await withLargeText(
					session,
					page,
				);
			}
			expect
				.soft(
					Object.entries(found).filter(([, faults]) => faults.length > 0),
					path,
				)
				.toEqual([]);

			// Pages make their last requests once they are idle.
			await expect.poll(() => relayed).not.toEqual([]);
			expect.soft([...others], "hosts").toEqual(otherHosts[path] ?? []);
			// All news in a single request, which does not reveal the page.
			if (!(path in otherHosts)) expect(relayed).toEqual([""]);
		});
	});
}

/** Returns an outline with the places of its headings in content instead of their words, which an author may change. */
function structureOf(outline: string[]): string {
	const heading = /^( *h\d) (.*)$/;
	const places = placesOf(
		outline.flatMap((line) => heading.exec(line)?.[2] ?? []),
	);
	const lines = outline
		.map((line) =>
			heading.test(line)
				? line.replace(heading, `$1 ${places.shift()}`)
				: line.replace(/^( *\w+) ".*"$/, "$1"),
		)
		// However many entries a list has.
		.filter((line, index, all) => line !== all[index - 1]);
	return `${lines.join("\n")}\n`;
}

async function expectOutline(
	page: Page,
	screen: string | undefined,
): Promise<void> {
	if (/blog|research/.test(screen ?? "")) {
		await expect(page.getByRole("article").first()).toBeVisible();
	}
	const missing = missingHeadings[screen ?? ""];
	if (missing) {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing);
	}
	if (screen === "not-found") {
		await expect(
			page.getByRole("heading", { name: copy.notFound.suggestionsHeading }),
		).toBeVisible();
	}
	const { faults, lines } = await page.evaluate(readOutline);
	expect.soft(faults, "landmarks, headings, links and pictures").toEqual([]);
	// Another company may lack what is optional, as ours may lack positions.
	if (!screen || !hasOwnWords) return;
	if (screen === "careers" && jobs.length === 0) return;
	expect.soft(structureOf(lines)).toMatchSnapshot(`${screen}.txt`);
}

async function withTextSpacing(page: Page): Promise<string[]> {
	await page.evaluate((rules) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets = [sheet];
	}, textSpacing);
	const faults = await layoutFaults(page);
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
	return faults;
}

/** Doubles the font size, as a visitor's browser setting would. */
async function withLargeText(
	session: CDPSession,
	page: Page,
): Promise<string[]> {
	const setSizes = (standard: number, fixed: number) =>
		session.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
	await setSizes(32, 26);
	const faults = await layoutFaults(page);
	await setSizes(16, 13);
	return faults;
}

test("a laptop of 768 px, which has 625 below the browser's own bars, shows the home page's buttons", async ({
	open,
	page,
}) => {
	test.skip(!hasOwnWords, "another company has other words");
	await page.setViewportSize({ width: 1366, height: 625 });
	await open(routes.home);
	for (const { label } of [copy.home.primary, copy.home.secondary]) {
		const button = page.getByRole("main").getByRole("link", { name: label });
		await expect(button.first()).toBeInViewport({ ratio: 1 });
	}
});
