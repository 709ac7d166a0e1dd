import { defineConfig } from "playwright/test";
import { chromiumArgs, chromiumPath, onlyHostOf } from "./tests/chromium.ts";
import { workers } from "./tests/workers.ts";

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	snapshotPathTemplate: "{testDir}/snapshots/{testFileName}/{arg}{ext}",
	globalSetup: "./tests/e2e/support/global-setup.ts",
	fullyParallel: true,
	workers,
	// For the moments when the machine stands still; what needs it is named by tests/run.ts.
	retries: 1,
	timeout: 30_000,
	expect: { timeout: 10_000 },
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
		? [["dot"], ["json"]]
		: [["list"]],
	use: {
		launchOptions: {
			executablePath: chromiumPath(),
			args: [
				...chromiumArgs,
				onlyHostOf(process.env.SITE_URL ?? "http://localhost"),
				// One process for all of a context's pages instead of a new one for each navigation from
				// about:blank: opening a category took 164 ms instead of 433 (medians of ten).
				"--renderer-process-limit=1",
			],
		},
		locale: "en-AU",
		timezoneId: "Australia/Sydney",
		trace: "off",
	},
});
