import { type Browser, chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "./chromium.ts";

/** Starts the Chromium that the tests run, with further flags. */
export function launchChromium(
	args: string[] = [],
	executablePath = chromiumPath(),
): Promise<Browser> {
	return chromium.launch({ executablePath, args: [...chromiumArgs, ...args] });
}
