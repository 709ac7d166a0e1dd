import type { CDPSession, Page } from "playwright/test";
import { honeypotField, signalHeaders } from "#content/contact/signals.ts";
import { apiPaths, routes } from "#content/routes.ts";
import { fieldOf, messageOf, send, storedResponse } from "./support/contact.ts";
import { dialogOf } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

// Chromium's own autofill, which npm's Chromium lacks: run these tests with CHROMIUM_PATH set to a
// full build, such as Debian's.

const person = {
	NAME_FULL: "Robin Tester",
	COMPANY_NAME: "Tester & Sons",
	EMAIL_ADDRESS: "robin@example.com",
	PHONE_HOME_WHOLE_NUMBER: "+61255500199",
	ADDRESS_HOME_LINE1: "1 High Street",
	ADDRESS_HOME_LINE2: "Suite 4",
	ADDRESS_HOME_CITY: "Sydney",
	ADDRESS_HOME_STATE: "NSW",
	ADDRESS_HOME_ZIP: "2000",
	ADDRESS_HOME_COUNTRY: "AU",
};
const address = {
	fields: Object.entries(person).map(([name, value]) => ({ name, value })),
};

/** Chooses the saved address from the list that the browser shows below the name. */
async function autofill(page: Page, session: CDPSession): Promise<void> {
	const { root } = await session.send("DOM.getDocument", { depth: 0 });
	const { nodeId } = await session.send("DOM.querySelector", {
		nodeId: root.nodeId,
		selector: "#name",
	});
	const { node } = await session.send("DOM.describeNode", { nodeId });
	// The browser parses a form some time after it has appeared, and knows no field until then.
	await expect(async () => {
		await session.send("Autofill.trigger", {
			fieldId: node.backendNodeId,
			address,
		});
	}).toPass();
	await expect(fieldOf(page, "name")).toHaveValue(person.NAME_FULL);
}

async function startAutofill(page: Page): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	const hasAutofill = await session.send("Autofill.enable").then(
		() => true,
		() => false,
	);
	test.skip(!hasAutofill, "this Chromium has no autofill");
	await session.send("Autofill.setAddresses", { addresses: [address] });
	return session;
}

/** Makes the honeypot an ordinary field of the form except for its name and label. */
async function uncover(page: Page): Promise<void> {
	await page.locator("[inert]").evaluate((box) => {
		box.removeAttribute("inert");
		box.removeAttribute("class");
		box.querySelector("input")?.removeAttribute("autocomplete");
	});
}

for (const isUncovered of [false, true]) {
	test(`autofill fills in the form and leaves the honeypot alone${isUncovered ? ", even where it is visible" : ""}`, async ({
		open,
		page,
	}) => {
		await page.route(`**${apiPaths.contact}`, (route) =>
			route.fulfill(storedResponse),
		);
		const session = await startAutofill(page);
		await open(routes.contact);
		if (isUncovered) await uncover(page);
		const honeypot = page.locator(`[name="${honeypotField}"]`);
		await fieldOf(page, "name").click();
		await autofill(page, session);
		await expect(fieldOf(page, "email_address")).toHaveValue(
			person.EMAIL_ADDRESS,
		);
		await expect(fieldOf(page, "phone_number")).not.toHaveValue("");
		await expect(honeypot).toHaveValue("");

		// No start time is sent, because autofill is faster than any person.
		await messageOf(page).fill("Hello");
		const request = page.waitForRequest(`**${apiPaths.contact}`);
		await send(page);
		const headers = (await request).headers();
		expect(headers[signalHeaders.honeypot]).toBe("");
		expect(headers[signalHeaders.startedAt]).toBeUndefined();
	});
}

test("autofill fills in an ordinary field that is visually hidden", async ({
	open,
	page,
}) => {
	const session = await startAutofill(page);
	await open(routes.contact);
	const honeypot = page.locator(`[id="${honeypotField}"]`);
	await honeypot.evaluate((field: HTMLInputElement) => {
		field.name = "company";
		field.removeAttribute("autocomplete");
		const box = field.parentElement as HTMLElement;
		box.removeAttribute("inert");
		// A common way to hide honeypots, which autofill ignores.
		box.className = "visually-hidden";
		const label = box.querySelector("label");
		if (label) label.textContent = "Company";
	});
	await fieldOf(page, "name").click();
	await autofill(page, session);
	await expect(honeypot).toHaveValue(person.COMPANY_NAME);
});

test("where a program has filled in the form without a focus, no start time is sent, and the honeypot's value in a header, not in the message", async ({
	open,
	page,
}) => {
	await page.route(`**${apiPaths.contact}`, (route) =>
		route.fulfill(storedResponse),
	);
	await open(routes.contact);
	for (const field of await page.locator("main [required]").all()) {
		await field.evaluate((field: HTMLInputElement) => {
			field.value = "robin@example.com";
		});
	}
	await page.locator(`[name="${honeypotField}"]`).evaluate((field) => {
		(field as HTMLInputElement).value = "Köp";
	});
	const request = page.waitForRequest(`**${apiPaths.contact}`);
	await send(page);
	const headers = (await request).headers();
	// The press of Send is not the time at which the visitor began.
	expect(headers[signalHeaders.startedAt]).toBeUndefined();
	expect(decodeURIComponent(headers[signalHeaders.honeypot] ?? "")).toBe("Köp");
	expect((await request).postDataJSON()).not.toHaveProperty(honeypotField);
});

test("key events without a key, as autofill sends them, cause no error", async ({
	open,
	page,
}) => {
	await open(routes.contact);
	// The fixture fails the test if the page reports an error.
	await fieldOf(page, "name").evaluate((field: HTMLInputElement) => {
		for (const type of ["keydown", "keyup", "input", "change"]) {
			field.dispatchEvent(new Event(type, { bubbles: true }));
		}
	});
	await expect(dialogOf(page)).toBeHidden();
});
