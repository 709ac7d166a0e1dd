import { categoryPath, companyPath, jobPath, routes } from "#content/routes.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy } from "#tests/copy.ts";
import { categoryIds, jobs, serviceHref } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
import { expect, test } from "./support/test.ts";

const widths = [1440, 360];

const pages = Object.entries(screens).filter(
	([name]) => !name.endsWith("not-found"),
);

test("where two bands of a page meet there is one hairline", async ({
	open,
	page,
}) => {
	test.slow();
	const doubled: string[] = [];
	for (const [name, path] of pages) {
		await open(path);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			const touching = await page.evaluate(() => {
				const edges = [...document.querySelectorAll("body *")]
					.map((element) => ({
						box: element.getBoundingClientRect(),
						style: getComputedStyle(element),
					}))
					.filter(({ box }) => box.width >= innerWidth && box.height > 2)
					.flatMap(({ box, style }) => [
						...(style.borderTopWidth === "1px" ? [box.top] : []),
						...(style.borderBottomWidth === "1px" ? [box.bottom - 1] : []),
					]);
				return edges.some((edge, index) =>
					edges
						.slice(index + 1)
						.map((other) => Math.abs(edge - other))
						.some((distance) => distance > 0.1 && distance < 4),
				);
			});
			if (touching) doubled.push(`${name} at ${width} px`);
		}
	}
	expect(doubled).toEqual([]);
});

test("the mark and the last icon of the top bar, and the footer's mark, align with the margins, between which the content never narrows", async ({
	open,
	page,
}) => {
	await open(routes.partners);
	for (const width of [1440, 768, 360]) {
		await page.setViewportSize({ width, height: 900 });
		const { left, right, marks, icon } = await page.evaluate(() => {
			const heading = document.querySelector("h1")?.getBoundingClientRect();
			const base = document.querySelector("footer")?.lastElementChild;
			const padding = base ? getComputedStyle(base).paddingRight : "0";
			const paths = [
				...document.querySelectorAll("header [data-logo] path, footer path"),
			].filter((path) => path.closest("[data-logo]")?.checkVisibility());
			const icons = [...document.querySelectorAll("header button svg")].filter(
				(one) => one.checkVisibility(),
			);
			return {
				left: heading?.left ?? 0,
				right:
					(base?.getBoundingClientRect().right ?? 0) -
					Number.parseFloat(padding),
				marks: paths.map((path) => path.getBoundingClientRect().left),
				icon: icons.at(-1)?.getBoundingClientRect().right ?? 0,
			};
		});
		expect(marks).toHaveLength(2);
		// The outlines of the paths, without half of their strokes.
		for (const mark of marks) {
			expect(Math.abs(mark - left), `mark at ${width} px`).toBeLessThan(3.5);
		}
		expect(Math.abs(icon - right), `icon at ${width} px`).toBeLessThan(1.5);
	}

	// A wider window never gives narrower content.
	const widths: number[] = [];
	for (const width of [1024, 1312, 1440, 1920, 2560]) {
		await page.setViewportSize({ width, height: 900 });
		widths.push(
			await page
				.locator("#partners > :first-child > :last-child")
				.evaluate((content) => content.clientWidth),
		);
	}
	expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

test("the headings within the cards of a category align across a row", async ({
	open,
	page,
}) => {
	for (const id of categoryIds) {
		await open(categoryPath(id));
		const headings = await page.evaluate(() =>
			[...document.querySelectorAll("#services h4")].map((heading) => ({
				row: heading.closest("article")?.getBoundingClientRect().top ?? 0,
				top: heading.getBoundingClientRect().top,
			})),
		);
		const services = copy.services.filter(
			({ categoryId, listed }) => listed && categoryId === id,
		);
		expect(headings, id).toHaveLength(services.length);
		for (const { row, top } of headings) {
			const [first] = headings.filter((other) => other.row === row);
			expect(Math.abs(top - (first?.top ?? 0))).toBeLessThan(1);
		}
	}
});

test("the points of a section that has text, too, are apart from it", async ({
	open,
	page,
}) => {
	await open(companyPath("about"));
	const gap = await page.evaluate(() => {
		const points = document.querySelector("section ul:has(> li > svg)");
		const text = document.querySelector("section div:has(> p:first-child)");
		if (!points || !text) return undefined;
		const copy = text.cloneNode(true) as Element;
		points.before(copy);
		const { bottom } = copy.getBoundingClientRect();
		return points.getBoundingClientRect().top - bottom;
	});
	test.skip(
		!hasOwnWords && gap === undefined,
		"another company's page may have one of them",
	);
	expect(gap).toBeGreaterThanOrEqual(24);
});

test("a section's heading is as far below its rule whether its content is next to it or below it", async ({
	open,
	page,
}) => {
	const distances: Record<number, number[]> = {};
	for (const path of [screens.extension ?? serviceHref, routes.partners]) {
		await open(path);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			const found = await page.evaluate(() =>
				[...document.querySelectorAll("section + section")]
					.map((section) => ({
						rule: section.firstElementChild,
						heading: section.querySelector("h2"),
					}))
					.filter(
						({ rule }) =>
							rule && getComputedStyle(rule, "::before").content !== "none",
					)
					.map(
						({ rule, heading }) =>
							(heading?.getBoundingClientRect().top ?? 0) -
							(rule?.getBoundingClientRect().top ?? 0),
					),
			);
			distances[width] = [...(distances[width] ?? []), ...found];
		}
	}
	for (const found of Object.values(distances)) {
		expect(found.length).toBeGreaterThan(1);
		expect(Math.max(...found) - Math.min(...found)).toBeLessThan(1);
	}
});

test("the steps of an application have their durations right below their names", async ({
	open,
	page,
}) => {
	const [job] = jobs;
	test.skip(!job, "no position is open");
	await page.setViewportSize({ width: 768, height: 900 });
	await open(jobPath(job?.id ?? ""));
	const gaps = await page.evaluate(() =>
		[...document.querySelectorAll("#process li")].map((step, index) => {
			const text = step.lastElementChild;
			if (text && index === 0) text.append(` ${text.textContent}`.repeat(4));
			const [name, time] = [...step.children].map((part) =>
				part.getBoundingClientRect(),
			);
			return (time?.top ?? 0) - (name?.top ?? 0);
		}),
	);
	expect(gaps.length).toBeGreaterThan(1);
	expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(3);
});

test("the arrow behind a position's name follows its last word, on however many lines", async ({
	open,
	page,
}) => {
	const [job] = jobs;
	test.skip(jobs.length < 2, "no other position is open");
	await page.setViewportSize({ width: 320, height: 780 });
	await open(jobPath(job?.id ?? ""));
	const gaps = await page.evaluate(() =>
		[...document.querySelectorAll("#others a")].map((link) => {
			const range = document.createRange();
			const text = link.firstChild;
			if (text) range.selectNodeContents(text);
			const last = [...range.getClientRects()].at(-1);
			const arrow = link.querySelector("svg")?.getBoundingClientRect();
			return (arrow?.left ?? 0) - (last?.right ?? 0);
		}),
	);
	expect(gaps).not.toEqual([]);
	for (const gap of gaps) {
		expect(gap).toBeGreaterThan(3);
		expect(gap).toBeLessThan(12);
	}
});
