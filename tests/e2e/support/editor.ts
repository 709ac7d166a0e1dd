import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { test as base, expect, type Page, type Route } from "playwright/test";
import { copyContent } from "#tests/copy-content.ts";

const root = resolve(import.meta.dirname, "../../..");

type Faults = { faults: string[] };

type Editor = {
	/** The content that it edits, a copy of the checkout's. */
	folder: string;
	/**
	 * Opens a file in the editor, whose preview stays blank: loading it from Vite's dev server takes
	 * longer than most tests.
	 */
	open: (page: Page, file?: string) => Promise<void>;
	/** Opens a file in the editor, with the page of the site that shows it. */
	openWithPreview: (page: Page, file?: string) => Promise<void>;
};

/**
 * Starts the editor as npm run edit does, once per worker, over a copy of the content. A test fails
 * if its page reports an error.
 */
export const test = base.extend<Faults, { editor: Editor }>({
	viewport: { width: 1440, height: 900 },
	faults: [
		async ({ page }, use) => {
			const faults: string[] = [];
			page.on("pageerror", ({ message }) => faults.push(message));
			page.on("console", (message) => {
				const isOwn = message.location().url.includes("/_edit/");
				if (message.type() === "error" && isOwn) faults.push(message.text());
			});
			await use(faults);
			expect(faults).toEqual([]);
		},
		{ auto: true },
	],
	editor: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
		async ({}, use) => {
			const words = copyContent();
			const program = spawn(
				process.execPath,
				["--import", "tsx", "frontend/editor/main.ts", "--copy", words.folder],
				{ cwd: root, env: { ...process.env, PORT: "0" } },
			);
			const url = await printedAddress(program);
			const openWithPreview = async (page: Page, file = "pages/home.yaml") => {
				await page.goto(`${url}#${file}`);
				await page.getByRole("heading", { level: 1 }).waitFor();
			};
			await use({
				folder: words.folder,
				async open(page, file) {
					await page.route(isOfPreview, leaveBlank);
					await openWithPreview(page, file);
				},
				openWithPreview,
			});
			program.kill("SIGTERM");
			await once(program, "exit");
			words.remove();
		},
		{ scope: "worker", timeout: 60_000 },
	],
});

/**
 * Makes the tests of a file run one after the other in a single editor process, whose files they
 * change.
 */
export function runInOneEditor(): void {
	test.describe.configure({ mode: "serial", timeout: 120_000 });
}

/** Everything but the editor's own files and API belongs to the site that it previews. */
const isOfPreview = ({ pathname }: URL) => !pathname.startsWith("/_edit/");

const leaveBlank = (route: Route) =>
	route.fulfill({ contentType: "text/html", body: "<!doctype html>" });

function printedAddress(program: ChildProcess): Promise<string> {
	return new Promise((done, failed) => {
		let printed = "";
		program.stdout?.on("data", (part) => {
			printed += part;
			const address = /http:\S+/.exec(printed)?.[0];
			if (address) done(address);
		});
		program.stderr?.on("data", (part) => {
			printed += part;
		});
		program.once("exit", () => failed(new Error(printed)));
	});
}
