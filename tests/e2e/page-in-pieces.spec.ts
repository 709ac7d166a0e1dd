import { createServer, type Server } from "node:http";
import { routes } from "#content/routes.ts";
import { listen } from "#functions/local/listen.ts";
import { copy } from "#tests/copy.ts";
import { shiftOf } from "./support/layout-shift.ts";
import { expect, isHydrated, test } from "./support/test.ts";

let server: Server;
let sendRest = () => {};
/** What the server sends of the page before it waits. */
let firstPiece = (html: string) => html;

// The site, but with its pages in two pieces.
test.use({
	baseURL: async ({ baseURL }, use) => {
		server = createServer(async ({ url }, response) => {
			const from = await fetch(`${baseURL}${url}`);
			const type = from.headers.get("content-type") ?? "";
			response.writeHead(from.status, { "content-type": type });
			const body = Buffer.from(await from.arrayBuffer());
			if (!type.startsWith("text/html")) return response.end(body);
			const html = String(body);
			const first = firstPiece(html);
			const released = new Promise<void>((resolve) => {
				sendRest = resolve;
			});
			response.write(first);
			await released;
			return response.end(html.slice(first.length));
		});
		const port = await listen(server);
		await use(`http://localhost:${port}`);
		server.close();
		server.closeAllConnections();
	},
});

const { frame, menuWords } = copy;
const inBar = [frame.searchLabel, frame.themeLabel, menuWords.sheetLabel];

for (const width of [360, 768]) {
	for (const label of inBar) {
		test(`a page of ${width} px that is painted as far as the button "${label}" does not shift when the rest arrives`, async ({
			page,
		}) => {
			firstPiece = (html) => {
				const [piece] = html.split(
					new RegExp(`(?<=<button [^>]*aria-label="${label}".*?</button>)`),
				);
				return piece as string;
			};
			await page.setViewportSize({ width, height: 800 });
			await page.goto(routes.contact, { waitUntil: "commit" });
			await expect(page.getByRole("button", { name: label })).toBeVisible();
			await expect(page.locator("main")).toHaveCount(0);
			await expect
				.poll(() =>
					page.evaluate(
						() => performance.getEntriesByName("first-contentful-paint").length,
					),
				)
				.toBe(1);
			sendRest();
			await isHydrated(page);
			expect(await shiftOf(page)).toBe(0);
		});
	}
}
