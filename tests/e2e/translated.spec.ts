import type { Page } from "playwright/test";
import {
	categoryPath,
	companyPath,
	extensionPath,
	platformPath,
	policyPath,
	routes,
} from "#content/routes.ts";
import {
	categoryHref,
	categoryIds,
	extension,
	policyHeading,
	service,
	serviceHref,
} from "#tests/samples.ts";
import { fieldOf, fillIn, messageOf } from "./support/contact.ts";
import { openBeforeHydration } from "./support/hydration.ts";
import { layoutFaults } from "./support/layout-faults.ts";
import { labelOf } from "./support/menu.ts";
import { heading } from "./support/navigation.ts";
import {
	change,
	chip,
	filter,
	press,
	search,
	send,
	visit,
} from "./support/steps.ts";
import { expect, test } from "./support/test.ts";
import { translatePage } from "./support/translate-page.ts";

// A browser that translates a page replaces its text nodes. React still believes its own to be
// there: it throws when it removes one, and changes nothing on the screen when it changes one. So
// each step must leave the same text on a translated page as on one that is not.

test.use({ expectedFaults: [/status of (404|500)/] });

const mark = "¿";

type Scenario = {
	path: string;
	/** Selector of the parts whose text is compared. */
	parts: string;
	/** Each ends once its effect is seen. */
	steps: ((page: Page) => Promise<unknown>)[];
};

const scenarios: Record<string, Scenario> = {
	"the search": {
		path: routes.home,
		parts: "dialog[open]",
		steps: [
			async (page) => {
				await page.keyboard.press("Control+k");
				await expect(page.getByRole("option").first()).toBeVisible();
			},
			search(service.pageTitle.slice(0, 3)),
			search(service.pageTitle),
			search(policyHeading("privacy")),
			search("zzzzqqq"),
			search(labelOf(routes.contact)),
		],
	},
	"the home page's carousel": {
		path: routes.home,
		parts: "[aria-roledescription=carousel]",
		steps: Array(4).fill(
			change(
				"[aria-roledescription=carousel] button:last-of-type",
				"[aria-roledescription=carousel] span[aria-hidden]",
			),
		),
	},
	...(extension && {
		"the platform's page": {
			path: platformPath,
			parts: "main button",
			steps: Array(3).fill(change("main button", "main button")),
		},
	}),
	"the contact form": {
		path: routes.contact,
		parts: "form",
		steps: [send(500), send(500), send(200), send(500)],
	},
	"the menu": {
		path: serviceHref,
		parts: "header",
		steps: [1, 2, 3, 1].map((place) => {
			const trigger = `header nav li:nth-of-type(${place + 1}) button`;
			// Which a trigger has only once the code of its panel is there.
			return press(trigger, `${trigger}[aria-controls]`);
		}),
	},
	...Object.fromEntries(
		[routes.blog, routes.research].map((path) => [
			path,
			{
				path,
				parts: "main :is(article, fieldset, [role=status], [role=list] h2)",
				steps: [
					chip(2),
					chip(4),
					chip(1),
					filter("zzzzqqq", 0),
					filter("", 1),
					filter("a", 1),
				],
			},
		]),
	),
};

for (const [name, { path, parts, steps }] of Object.entries(scenarios)) {
	test(`${name} shows the same text on a translated page`, async ({
		open,
		page,
	}) => {
		const textOf = async () => {
			const texts = await page.locator(parts).allTextContents();
			return texts.join("\n").replaceAll(mark, "");
		};
		await open(path);
		const expected: string[] = [];
		for (const step of steps) {
			await step(page);
			expected.push(await textOf());
		}
		await open(path);
		for (const [index, step] of steps.entries()) {
			await step(page);
			// After the first step, so that what it uses has hydrated.
			if (index === 0) await page.evaluate(translatePage, mark);
			await expect.poll(textOf).toBe(expected[index]);
			await expect(page.locator(parts).first()).toContainText(mark);
		}
	});
}

test("every kind of page, followed to on a translated page, shows the text of one that is opened", async ({
	open,
	page,
}) => {
	// Sixteen pages, twice.
	test.slow();
	const paths = [
		companyPath("about"),
		...categoryIds.map(categoryPath).filter((path) => path !== categoryHref),
		categoryHref,
		serviceHref,
		platformPath,
		...(extension ? [extensionPath(extension.id)] : []),
		routes.blog,
		routes.research,
		routes.advisories,
		routes.docs,
		routes.partners,
		routes.careers,
		routes.contact,
		routes.home,
	];
	const lists: string[] = [routes.blog, routes.research];
	const text = async (path: string) => {
		// A list that arrives after its page says so; one that is known already has nothing to say.
		const said = lists.includes(path) ? "noscript, [role=status]" : "noscript";
		const texts = await page.evaluate((said) => {
			const copy = document.body.cloneNode(true) as Element;
			for (const each of copy.querySelectorAll(said)) each.remove();
			return ["main", "footer"].map(
				(part) => copy.querySelector(part)?.textContent,
			);
		}, said);
		return texts.join("\n").replaceAll(mark, "");
	};
	const opened: string[] = [];
	for (const path of paths) {
		await open(path);
		if (lists.includes(path)) {
			await expect(page.locator("main article")).not.toHaveCount(0);
		}
		opened.push(await text(path));
	}
	await page.evaluate(translatePage, mark);
	for (const [index, path] of paths.entries()) {
		await visit(path)(page);
		await expect.poll(() => text(path), path).toBe(opened[index]);
		await expect(page.locator("main")).toContainText(mark);
	}
});

for (const path of [serviceHref, policyPath("security-policy")]) {
	test(`longer texts of a translation do not cover each other: ${path}`, async ({
		open,
		page,
	}) => {
		await open(path);
		await page.evaluate(translatePage, "mehr_");
		for (const width of [320, 768, 900, 1024, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
		}
	});
}

test.describe("a page translated before it has hydrated", () => {
	// React renders the document again, and says so.
	test.use({ expectedFaults: [/Minified React error #418/] });

	for (const path of [routes.home, routes.contact, routes.blog, serviceHref]) {
		test(`works: ${path}`, async ({ open, page }) => {
			await open(path);
			const title = (await heading(page).textContent()) ?? "";
			await page.addInitScript(
				`addEventListener("DOMContentLoaded", () => (${translatePage})("${mark}"))`,
			);
			await open(path);
			await expect(heading(page)).toContainText(title);
			await page.keyboard.press("Control+k");
			await expect(page.getByRole("option").first()).toBeVisible();
			await page.keyboard.press("Escape");
			await visit(companyPath("about"))(page);
			await page.goBack();
			await expect(heading(page)).toContainText(title);
		});
	}

	test("keeps what was typed into the form, and saves it as a draft", async ({
		open,
		page,
	}) => {
		const hydrate = await openBeforeHydration(page, routes.contact);
		await fillIn(page, "Typed early");
		await page.evaluate(translatePage, mark);
		await hydrate();
		await page.keyboard.type(", and late");
		await expect(messageOf(page)).toHaveValue("Typed early, and late");
		await expect(fieldOf(page, "email_address")).toHaveValue(
			"robin@example.com",
		);
		await open(routes.contact);
		await expect(messageOf(page)).toHaveValue("Typed early, and late");
	});
});
