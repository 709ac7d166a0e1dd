import type { Page, Route } from "playwright/test";
import { signalHeaders } from "#content/contact/signals.ts";
import { apiPaths, routes } from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import { copy } from "#tests/copy.ts";
import {
	fillIn,
	messageOf,
	send,
	storedResponse,
	toast,
} from "./support/contact.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// A message counts as sent only if the response must have come from our API.

const contactApi = `**${apiPaths.contact}`;

test.use({ expectedFaults: [/console: Failed to load resource/] });

/** One of each kind; tests/frontend/features/contact/send-message.test.ts has all others. */
const foreignResponses: [
	what: string,
	response: Parameters<Route["fulfill"]>[0],
	message: string,
][] = [
	[
		"a web filter's page",
		{ contentType: "text/html", body: "<h1>OK</h1>" },
		contactWords.unreachable,
	],
	[
		"a redirect to a hotel's login page",
		{ status: 302, headers: { location: "/login" } },
		contactWords.unreachable,
	],
	[
		"API Gateway's own text",
		{ status: 503, json: { message: "Service Unavailable" } },
		contactWords.rejected,
	],
	[
		"another status than 200 with our JSON",
		{ ...storedResponse, status: 202 },
		storedResponse.json.message,
	],
];

test("a response that is not our API's, or another status, is not a success, and the draft stays", async ({
	open,
	page,
}) => {
	let respondWith: Parameters<Route["fulfill"]>[0];
	await page.route("**/login", (route) => route.fulfill(storedResponse));
	await page.route(contactApi, (route) => route.fulfill(respondWith));
	await open(routes.contact);
	await fillIn(page, "Not to be lost");
	for (const [what, response, message] of foreignResponses) {
		respondWith = response;
		await send(page);
		await expect(toast(page, message), what).toBeVisible();
		await expect(messageOf(page), what).toHaveValue("Not to be lost");
		await page.reload();
		await isHydrated(page);
		await expect(messageOf(page), what).toHaveValue("Not to be lost");
	}
});

test("a request without a response times out and is retried under the same key", async ({
	page,
}) => {
	await page.clock.install();
	const keys: string[] = [];
	await page.route(contactApi, async (route) => {
		keys.push(route.request().headers()["idempotency-key"] ?? "");
		if (keys.length > 1) await route.fulfill(storedResponse);
	});
	await page.goto(routes.contact);
	await isHydrated(page);
	await fillIn(page, "Not to be lost");
	await send(page);
	await expect(
		page.getByRole("button", { name: copy.contact.sendingLabel }),
	).toBeVisible();
	await expect.poll(() => keys).toHaveLength(1);
	// Text typed now would be neither sent nor saved.
	await expect(messageOf(page)).not.toBeEditable();
	await page.clock.fastForward(20_000);
	await expect(toast(page, contactWords.unreachable)).toBeVisible();
	await expect(messageOf(page)).toBeEditable();
	await expect(messageOf(page)).toHaveValue("Not to be lost");

	await send(page);
	await expect(toast(page, storedResponse.json.message)).toBeVisible();
	expect(keys).toHaveLength(2);
	expect(new Set(keys).size).toBe(1);
});

test("without a network the draft and its key are saved; the next message has another key", async ({
	context,
	open,
	page,
}) => {
	const keys: string[] = [];
	await open(routes.contact);
	await fillIn(page, "First");
	const draftKey = await savedId(page);
	await context.setOffline(true);
	await send(page);
	await expect(
		page.getByRole("main").getByText(contactWords.unreachable),
	).toBeVisible();
	await context.setOffline(false);
	await page.route(contactApi, (route) => {
		keys.push(route.request().headers()["idempotency-key"] ?? "");
		return route.fulfill(storedResponse);
	});
	await send(page);
	await expect(messageOf(page)).toHaveValue("");
	expect(keys).toEqual([draftKey]);
	await fillIn(page, "Second");
	await send(page);
	await expect(messageOf(page)).toHaveValue("");
	expect(new Set(keys).size).toBe(2);
});

test("the form can be sent without storage, and over plain HTTP, where crypto.randomUUID is missing", async ({
	open,
	page,
}) => {
	await page.addInitScript(() => {
		const refuse = () => {
			throw new DOMException("no", "SecurityError");
		};
		Object.defineProperty(window, "sessionStorage", { get: refuse });
		Object.defineProperty(crypto, "randomUUID", { value: undefined });
	});
	await page.route(contactApi, (route) => route.fulfill(storedResponse));
	await open(routes.contact);
	await fillIn(page, "Hello");
	const request = page.waitForRequest(contactApi);
	await send(page);
	expect((await request).headers()["idempotency-key"]).toMatch(
		/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
	);
	await expect(toast(page, storedResponse.json.message)).toBeVisible();
	await expect(messageOf(page)).toHaveValue("");
});

test("the start time is that of the first input, and unknown for text that was already there", async ({
	open,
	page,
}) => {
	const starts: (string | undefined)[] = [];
	await page.route(contactApi, (route) => {
		starts.push(route.request().headers()[signalHeaders.startedAt]);
		return route.fulfill({ status: 503, json: { message: "Later" } });
	});
	await open(routes.contact);
	const before = await page.evaluate(() => Date.now());
	await fillIn(page, "Hello");
	const after = await page.evaluate(() => Date.now());
	await send(page);
	await expect.poll(() => starts).toHaveLength(1);
	expect(Number(starts[0])).toBeGreaterThanOrEqual(before);
	expect(Number(starts[0])).toBeLessThanOrEqual(after);
	// A message without an outcome would be sent again after the reload.
	await expect(toast(page, "Later")).toBeVisible();

	await page.reload();
	await isHydrated(page);
	await send(page);
	await expect.poll(() => starts).toHaveLength(2);
	expect(starts[1]).toBe(starts[0]);

	// As the browser does after a reload or Back, before any script runs.
	await page.evaluate(() => sessionStorage.clear());
	await page.addInitScript(() => {
		document.addEventListener("DOMContentLoaded", () => {
			for (const field of document.querySelectorAll<HTMLInputElement>(
				"main form :is(input:not([type=hidden],[inert] *), textarea)",
			)) {
				field.value = field.type === "email" ? "robin@example.com" : "Back";
			}
		});
	});
	await page.reload();
	await isHydrated(page);
	await send(page);
	await expect.poll(() => starts).toHaveLength(3);
	expect(starts[2]).toBeUndefined();
});

function savedId(page: Page): Promise<string> {
	return page.evaluate(
		() => JSON.parse(sessionStorage.getItem("contact-draft") ?? "{}").id,
	);
}
