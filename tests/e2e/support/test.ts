import { test as base, expect, type Page } from "playwright/test";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { site } from "#content/site.ts";

export { expect };

type Fixtures = {
	/** Faults that a test provokes on purpose. */
	expectedFaults: RegExp[];
	/** Everything that went wrong on the page so far. */
	faults: string[];
	/** Opens a path and waits until the page has hydrated. */
	open: (path: string) => Promise<void>;
};

// The only other hosts that the site contacts; no test reaches them.
const knownOrigins = [site.feedProxy, preprintUrl]
	.filter(Boolean)
	.map((url) => new URL(url).origin);

/**
 * Gives each test a page that can reach only the site, and fails if the page reports an error,
 * violates the content security policy or requests anything else.
 */
export const test = base.extend<Fixtures>({
	expectedFaults: [[], { option: true }],
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
	baseURL: async ({}, use) => use(siteUrl()),
	faults: [
		async ({ context, expectedFaults, baseURL }, use) => {
			const faults: string[] = [];
			const origin = new URL(baseURL ?? siteUrl()).origin;
			const isOurs = (url: string) => url === "" || url.startsWith(origin);
			// The flags of playwright.config.ts block other hosts: a route would send each request through
			// this process and turn the browser's cache off.
			context.on("request", (request) => {
				const url = new URL(request.url());
				if (!url.protocol.startsWith("http")) return;
				if ([origin, ...knownOrigins].includes(url.origin)) return;
				faults.push(`asks ${url}`);
			});
			context.on("weberror", (error) => {
				faults.push(`error: ${error.error().message}`);
			});
			context.on("console", (message) => {
				if (message.type() !== "error" || !isOurs(message.location().url)) {
					return;
				}
				faults.push(`console: ${message.text()}`);
			});
			await context.exposeFunction("reportViolation", (text: string) =>
				faults.push(`content security policy: ${text}`),
			);
			await context.addInitScript(() => {
				const { reportViolation } = window as unknown as {
					reportViolation: (text: string) => void;
				};
				addEventListener("securitypolicyviolation", (event) =>
					reportViolation(`${event.violatedDirective} ${event.blockedURI}`),
				);
			});
			await use(faults);
			const unexpected = faults.filter(
				(fault) => !expectedFaults.some((pattern) => pattern.test(fault)),
			);
			expect(unexpected, "what the page reported").toEqual([]);
		},
		{ auto: true },
	],
	open: async ({ page }, use) => {
		await use(async (path) => {
			await page.goto(path);
			await isHydrated(page);
		});
	},
});

/** Resolves when the page has hydrated. */
export async function isHydrated(page: Page): Promise<void> {
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Address of the site under test. */
function siteUrl(): string {
	return requireSetting("SITE_URL");
}

/** Address of the local inbox. */
export function mailboxUrl(): string {
	return requireSetting("MAILBOX_URL");
}

function requireSetting(name: string): string {
	const value = process.env[name];
	if (!value) throw new Error(`${name} is not set: see global-setup.ts`);
	return value;
}
