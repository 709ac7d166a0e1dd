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

/** The browsers that are compared with Chromium. */
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

/** Returns the names of missing programs and libraries that the browsers need. */
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

/** Returns whether drive/webkit-window.py can import its modules. */
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
