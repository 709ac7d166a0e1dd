import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import puppeteer, { type KeyInput, type Page } from "puppeteer-core";
import {
	chromiumArgs,
	chromiumPath,
	systemEnvironment,
} from "#tests/chromium.ts";
import { recordFaults } from "./record-faults.ts";
import { callText, type Driven, type Setup, type Tab } from "./tab.ts";

/**
 * Starts Firefox over WebDriver BiDi. Media settings are preferences, because BiDi cannot emulate
 * media features.
 */
export async function startFirefox(setup: Setup): Promise<Driven> {
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: programPath("firefox-esr", "firefox"),
		env: systemEnvironment(),
		headless: true,
		defaultViewport: null,
		args: ["--width=1440", "--height=900"],
		extraPrefsFirefox: {
			// A headless browser has no mouse; without this nothing can be hovered. 6 is fine and
			// hovering, 1 coarse.
			"ui.primaryPointerCapabilities": setup.touch ? 1 : 6,
			"ui.allPointerCapabilities": setup.touch ? 1 : 6,
			"ui.systemUsesDarkTheme": setup.dark ? 1 : 0,
			"ui.prefersReducedMotion": setup.reducedMotion ? 1 : 0,
			"browser.display.document_color_use": setup.forcedColors ? 2 : 0,
			"dom.w3c_touch_events.enabled": setup.touch ? 1 : 0,
			// Overlay scrollbars, as in the other browsers: they take no space from the page.
			"ui.useOverlayScrollbars": 1,
			// Glyphs as wide as the font defines: hinting would round each to a whole pixel.
			"gfx.text.subpixel-position.force-enabled": true,
			"intl.accept_languages": "en-AU",
		},
	});
	// Not the initial tab: its address bar keeps focus, and keys would not reach the page's
	// buttons.
	const page = await browser.newPage();
	await page.evaluateOnNewDocument(recordFaults);
	return {
		tab: tabOf(page),
		version: (await browser.version()).replace(/^firefox\//i, ""),
		close: () => browser.close(),
	};
}

/** Names of the program on Debian and elsewhere. */
export const chromiumNames = ["chromium", "chromium-browser", "google-chrome"];

/** Starts the Chromium that `npm test` uses, as the reference for the others. */
export async function startChromium(setup: Setup): Promise<Driven> {
	const browser = await puppeteer.launch({
		...(setup.ofSystem
			? {
					executablePath: programPath(...chromiumNames),
					env: systemEnvironment(),
				}
			: { executablePath: chromiumPath() }),
		args: [
			...chromiumArgs,
			"--lang=en-AU",
			// Glyphs as wide as the font defines: hinting would round each to a whole pixel.
			"--font-render-hinting=none",
			// A headless browser has no mouse; 2 is hovering, 4 is fine.
			...(setup.touch
				? []
				: [
						"--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
					]),
		],
	});
	const [page = await browser.newPage()] = await browser.pages();
	await page.evaluateOnNewDocument(recordFaults);
	await page.emulateMediaFeatures([
		{ name: "prefers-color-scheme", value: setup.dark ? "dark" : "light" },
		{
			name: "prefers-reduced-motion",
			value: setup.reducedMotion ? "reduce" : "no-preference",
		},
	]);
	return {
		tab: tabOf(page, setup.touch),
		version: (await browser.version()).replace(/^.*\//, ""),
		close: () => browser.close(),
	};
}

function tabOf(page: Page, hasTouch = false): Tab {
	return {
		goto: async (url) => void (await page.goto(url)),
		evaluate: (run, ...args) =>
			page.evaluate(callText(run, JSON.stringify(args))) as never,
		async pointer(kind, steps) {
			let at = { x: 0, y: 0 };
			for (const step of steps) {
				if (kind === "mouse") {
					if (step === "down") await page.mouse.down();
					else if (step === "up") await page.mouse.up();
					else await page.mouse.move(step.to.x, step.to.y, { steps: 4 });
				} else if (step === "down")
					await page.touchscreen.touchStart(at.x, at.y);
				else if (step === "up") await page.touchscreen.touchEnd();
				else {
					const isDown = steps.indexOf("down") < steps.indexOf(step);
					if (isDown) await page.touchscreen.touchMove(step.to.x, step.to.y);
					at = step.to;
				}
			}
		},
		async press(key, ...held) {
			for (const name of held) await page.keyboard.down(name as KeyInput);
			await page.keyboard.press(key as KeyInput);
			for (const name of held.toReversed()) {
				await page.keyboard.up(name as KeyInput);
			}
		},
		async resize(width, height) {
			// The pointer's path to the next element must not start outside the smaller window.
			await page.mouse.move(0, 0);
			await page
				.setViewport({ width, height, hasTouch, isMobile: hasTouch })
				// Sent along with the size; Firefox 140 does not support it yet.
				.catch((error: Error) => {
					if (!/setScreenOrientationOverride/.test(error.message)) throw error;
				});
		},
		shot: () => page.screenshot(),
		pdf: () => page.pdf({ format: "a4" }),
	};
}

/** Returns the path of the first installed program of these. @throws when none is installed */
export function programPath(...names: string[]): string {
	const folders = process.env.PATH?.split(delimiter) ?? [];
	for (const name of names) {
		for (const folder of folders) {
			const path = join(folder, name);
			try {
				accessSync(path, constants.X_OK);
				return path;
			} catch {
				// It may be in the next folder.
			}
		}
	}
	throw new Error(`${names[0]} is not installed`);
}
