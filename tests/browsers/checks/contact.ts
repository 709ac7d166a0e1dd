import { deepEqual, equal, ok } from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { minFillMs } from "#content/contact/limits.ts";
import { apiPaths, companyPath, routes } from "#content/routes.ts";
import type { Pointer } from "#tests/browsers/drive/tab.ts";
import { Page } from "#tests/browsers/page.ts";
import { serveChanged } from "#tests/browsers/proxy.ts";
import { contactWords } from "#tests/contact-words.ts";
import { type Check, desk, phone } from "./check.ts";

const toast = ".Toastify__toast";
const send = "main form button[type=submit]";

export const contactChecks: Check[] = [
	{
		name: "contact: validation blocks invalid input",
		async run({ page }) {
			await openForm(page);
			await fillIn(page, "not an address");
			await page.click(send);
			await page.until("focus on the field", () =>
				document.activeElement?.matches("#email_address:invalid"),
			);
			equal(await page.visible(toast), 0);
		},
	},
	{
		name: "contact: success shows a toast, and the mail arrives",
		async run({ page, site }) {
			const words = `From a browser ${crypto.randomUUID()}`;
			await openForm(page);
			await fillIn(page, "robin@example.com", words);
			await sendInTime(page);
			await isConfirmed(page, words, site.mailboxUrl);
		},
	},
	...(["by a reload", "for another page, and Back"] as const).map(
		(way): Check => ({
			name: `contact: a message whose page is left ${way} while it is sent is confirmed and mailed once`,
			inChromium: true,
			async run({ page: { tab }, site }) {
				const words = `Left early ${crypto.randomUUID()}`;
				const events = new EventEmitter();
				const sent = once(events, "sent");
				const returned = once(events, "returned");
				let requests = 0;
				let responses = 0;
				const server = await serveChanged(site.url, {
					before: async (path) => {
						if (path !== apiPaths.contact || requests++ > 0) return;
						events.emit("sent");
						await returned;
					},
					after: (path) => {
						if (path === apiPaths.contact) responses++;
					},
				});
				try {
					const page = new Page(tab, server.url);
					await openForm(page);
					await fillIn(page, "robin@example.com", words);
					await sendInTime(page);
					await sent;
					if (way === "by a reload") await page.open(routes.contact);
					else {
						await page.open(companyPath("about"));
						await page.back();
						await page.untilPath(routes.contact);
					}
					events.emit("returned");
					await isConfirmed(page, words, site.mailboxUrl);
					while (responses < requests) await delay(50);
					equal(await mailsWith(words, site.mailboxUrl), 1);
				} finally {
					server.close();
				}
			},
		}),
	),
	{
		name: "contact: a 503 shows a toast that a swipe dismisses, and the text stays",
		async run({ page, site }) {
			await failToSend(new Page(page.tab, site.withoutStoreUrl), "mouse");
		},
	},
];

/**
 * Sends a message that cannot be stored, and swipes away the toast that says so.
 * @param page of a site whose functions cannot reach their store
 */
export async function failToSend(page: Page, kind: Pointer): Promise<void> {
	await openForm(page, kind === "touch" ? phone : desk);
	await page.tab.evaluate(listenToResponses);
	await fillIn(page, "robin@example.com", "Good morning", kind);
	await page.click(send, kind);
	await page.until("the error", hasToast, contactWords.unreachable);
	const [name, status] = await page.tab.evaluate(() => [
		document.querySelector<HTMLInputElement>("#name")?.value,
		(window as Listened).lastStatus,
	]);
	deepEqual([name, status], ["Robin Tester", 503]);
	const { x, y } = await page.middleOf(toast);
	await page.tab.pointer(kind, [
		{ to: { x: x - 60, y } },
		"down",
		{ to: { x: x - 30, y }, ms: 30 },
		{ to: { x: x + 40, y }, ms: 30 },
		"up",
	]);
	await page.until(
		"no toast",
		() => !document.querySelector(".Toastify__toast"),
	);
}

async function openForm(
	page: Page,
	size: { width: number; height: number } = desk,
): Promise<void> {
	await page.resize(size.width, size.height);
	await page.tab.goto(page.origin + routes.contact);
	await page.tab.evaluate(() => sessionStorage.clear());
	await page.open(routes.contact);
}

async function fillIn(
	page: Page,
	address: string,
	words = "Good morning",
	kind: Pointer = "mouse",
): Promise<void> {
	await page.fill("#name", "Robin Tester", kind);
	await page.fill("#email_address", address, kind);
	await page.fill("#message", words, kind);
}

/** Presses Send once a person would; anyone faster counts as a bot. */
async function sendInTime(page: Page): Promise<void> {
	await delay(minFillMs);
	await page.click(send);
}

/** Waits until a toast and an empty form say that the message was sent, and its mail has arrived. */
async function isConfirmed(
	page: Page,
	words: string,
	mailboxUrl: string,
): Promise<void> {
	await page.until("thanks", hasToast, contactWords.sent);
	equal(
		await page.tab.evaluate(
			() => document.querySelector<HTMLTextAreaElement>("#message")?.value,
		),
		"",
	);
	for (let tries = 0; (await mailsWith(words, mailboxUrl)) === 0; tries++) {
		ok(tries < 100, "the mail did not arrive");
		await delay(50);
	}
}

async function mailsWith(words: string, mailboxUrl: string): Promise<number> {
	const response = await fetch(`${mailboxUrl}/store`);
	const { emails } = (await response.json()) as { emails: unknown[] };
	return emails.filter((mail) => JSON.stringify(mail).includes(words)).length;
}

type Listened = Window & { lastStatus?: number };

/** Records the server's responses; WebKit's resource timing omits responses like these. */
function listenToResponses(): void {
	const { fetch } = window;
	window.fetch = async (...args) => {
		const response = await fetch(...args);
		if (response.url.endsWith("/api/contact")) {
			(window as Listened).lastStatus = response.status;
		}
		return response;
	};
}

function hasToast(words: string): boolean {
	return [...document.querySelectorAll(".Toastify__toast")].some((element) =>
		element.textContent?.includes(words),
	);
}
