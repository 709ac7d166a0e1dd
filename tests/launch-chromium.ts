import { type Browser, chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "./chromium.ts";

/** Starts the Chromium that the tests run, with further flags. */
export function launchChromium(args: string[] = []): Promise<Browser> {
	return chromium.launch({
		executablePath: chromiumPath(),
		args: [...chromiumArgs, ...args],
	});
}
