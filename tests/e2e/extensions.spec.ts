import { companyPath, routes } from "#content/routes.ts";
import { serviceHref } from "#tests/samples.ts";
import { fieldOf, fillIn, messageOf } from "./support/contact.ts";
import { openBeforeHydration } from "./support/hydration.ts";
import { heading } from "./support/navigation.ts";
import { dialogOf } from "./support/search.ts";
import { visit } from "./support/steps.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Browser extensions change a page before it has hydrated. React renders it again then, and says so.

test.use({ expectedFaults: [/Minified React error #418/] });

/** Runs in the page. Puts a button beside each field and in the footer, as a password manager does. */
function addElements(): void {
	for (const part of document.querySelectorAll("input, textarea, footer a")) {
		part.setAttribute("data-extension", "");
		const added = document.createElement("extension-button");
		added.attachShadow({ mode: "open" });
		part.after(added);
	}
	document.documentElement.append(document.createElement("extension-root"));
}

for (const path of [
	routes.home,
	routes.contact,
	routes.blog,
	routes.research,
	routes.advisories,
	serviceHref,
]) {
	test(`a page with an extension's elements works: ${path}`, async ({
		page,
	}) => {
		await page.addInitScript(
			`addEventListener("DOMContentLoaded", ${addElements})`,
		);
		await page.goto(path);
		await isHydrated(page);
		const title = (await heading(page).textContent()) ?? "";
		// A figure stays although React renders the page afresh: bars, or the numbers of a single quarter.
		if (path === routes.advisories) {
			const figure = page.locator("main figure").locator("svg, table");
			await expect(figure.first()).toBeVisible();
		}
		await page.keyboard.press("Control+k");
		await expect(page.getByRole("option").first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialogOf(page)).toBeHidden();
		await visit(companyPath("about"))(page);
		await page.goBack();
		await expect(heading(page)).toHaveText(title);
	});
}

test("an extension's elements beside the fields of a form leave what was typed", async ({
	page,
}) => {
	const hydrate = await openBeforeHydration(page, routes.contact);
	await fillIn(page, "Typed early");
	await page.evaluate(addElements);
	await hydrate();
	await page.keyboard.type(", and late");
	await expect(messageOf(page)).toHaveValue("Typed early, and late");
	await expect(fieldOf(page, "email_address")).toHaveValue("robin@example.com");
});
