import { execFileSync } from "node:child_process";
import {
	chromiumNames,
	programPath,
	startChromium,
	startFirefox,
} from "./drive/puppeteer.ts";
import type { BrowserKind } from "./drive/tab.ts";
import { startWebKit } from "./drive/webkit.ts";

export const chromium: BrowserKind = { name: "Chromium", start: startChromium };

/** The browsers that are held beside Chromium. */
export const others: BrowserKind[] = [
	{ name: "Firefox", start: startFirefox },
	{ name: "WebKit", start: startWebKit },
];

/** What to install, on Debian and Ubuntu. */
export const packages =
	"chromium firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 poppler-utils";

const programs = [
	chromiumNames,
	["firefox-esr", "firefox"],
	["WebKitWebDriver"],
	["Xvfb"],
	["pdftotext"],
	["pdftoppm"],
];

/** What is not there of what the browsers need, one name each. */
export function missingPrograms(): string[] {
	const missing = programs.filter((names) => !isThere(...names));
	return [
		...missing.map(([name = ""]) => name),
		...(hasWebKitWindow() ? [] : ["WebKitGTK for Python"]),
	];
}

function isThere(...names: string[]): boolean {
	try {
		programPath(...names);
		return true;
	} catch {
		return false;
	}
}

/** Whether drive/webkit-window.py finds what it imports. */
function hasWebKitWindow(): boolean {
	try {
		execFileSync(
			"/usr/bin/python3",
			["-c", "import gi; gi.require_version('WebKit2', '4.1')"],
			{ stdio: "ignore" },
		);
		return true;
	} catch {
		return false;
	}
}
