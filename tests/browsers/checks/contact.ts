import { equal, match, ok } from "node:assert/strict";
import { minFillMs } from "#content/contact/limits.ts";
import { contactWords } from "#content/contact/words.ts";
import { routes } from "#content/routes.ts";
import { type Check, desk, type Situation } from "./check.ts";

const toast = ".Toastify__toast";
const send = "main form button[type=submit]";

export const contactChecks: Check[] = [
	{
		name: "contact: validation keeps what is wrong",
		async run({ page }) {
			await openForm(page);
			await fillIn(page, "not an address");
			await page.click(send);
			await page.until("focus on the field", () =>
				document.activeElement?.matches("#email:invalid"),
			);
			equal(await page.visible(toast), 0);
		},
	},
	{
		name: "contact: success is a toast, and the mail arrives",
		async run({ page, site }) {
			const words = `From a browser ${crypto.randomUUID()}`;
			await openForm(page);
			await fillIn(page, "robin@example.com", words);
			// Whoever is faster counts as a bot.
			await new Promise((resolve) => setTimeout(resolve, minFillMs));
			await page.click(send);
			await page.until("thanks", hasToast, contactWords.sent);
			equal(
				await page.tab.evaluate(
					() => document.querySelector<HTMLTextAreaElement>("#message")?.value,
				),
				"",
			);
			const found = async () => {
				const response = await fetch(`${site.mailboxUrl}/store`);
				return (await response.text()).includes(words);
			};
			for (let tries = 0; !(await found()); tries++) {
				ok(tries < 100, "the mail did not arrive");
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
		},
	},
	{
		name: "contact: an error is a toast that a swipe throws out",
		async run({ page }) {
			await openForm(page);
			await page.tab.evaluate(() => {
				window.fetch = () => Promise.reject(new TypeError("no network"));
			});
			await fillIn(page, "robin@example.com");
			await page.click(send);
			await page.until("the error", hasToast, contactWords.unreachable);
			equal(
				await page.tab.evaluate(
					() => document.querySelector<HTMLInputElement>("#name")?.value,
				),
				"Robin Tester",
			);
			const { x, y } = await page.middleOf(toast);
			await page.tab.pointer("mouse", [
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
		},
	},
];

async function openForm(page: Situation["page"]): Promise<void> {
	await page.resize(desk.width, desk.height);
	await page.tab.goto(page.origin + routes.contact);
	await page.tab.evaluate(() => sessionStorage.clear());
	await page.open(routes.contact);
}

async function fillIn(
	page: Situation["page"],
	address: string,
	words = "Good morning",
): Promise<void> {
	await page.fill("#name", "Robin Tester");
	await page.fill("#email", address);
	await page.fill("#message", words);
	const typed = await page.tab.evaluate(
		() => document.querySelector<HTMLTextAreaElement>("#message")?.value ?? "",
	);
	match(typed, new RegExp(words.slice(0, 12)));
}

function hasToast(words: string): boolean {
	return [...document.querySelectorAll(".Toastify__toast")].some((element) =>
		element.textContent?.includes(words),
	);
}
