import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import { workers } from "./tests/workers.ts";
import viteConfig from "./vite.config.ts";

const env = {
	AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
	// Log lines by way of the console, and no metrics.
	POWERTOOLS_DEV: "true",
};

export default mergeConfig(
	viteConfig,
	defineConfig({
		test: {
			maxWorkers: workers,
			// Node 25 and later have a localStorage of their own, which would replace happy-dom's.
			execArgv: process.allowedNodeEnvironmentFlags.has(
				"--experimental-webstorage",
			)
				? ["--no-experimental-webstorage"]
				: [],
			globalSetup: "tests/temporary-files.ts",
			projects: [
				{
					extends: true,
					test: {
						name: "unit",
						include: ["tests/**/*.test.ts"],
						exclude: ["tests/functions/**", "tests/infra/**", "tests/built/**"],
						// Ends what hangs; a busy machine may be slow without being wrong.
						testTimeout: 30_000,
					},
				},
				{
					extends: true,
					test: {
						name: "functions",
						include: ["tests/functions/**/*.test.ts"],
						setupFiles: ["tests/functions/eight-sources.ts"],
						testTimeout: 20_000,
						hookTimeout: 30_000,
						env,
					},
				},
				{
					extends: true,
					// A stack takes seconds to synthesize.
					test: {
						name: "infra",
						include: ["tests/infra/**/*.test.ts"],
						testTimeout: 120_000,
						hookTimeout: 120_000,
						env,
					},
				},
				{
					extends: true,
					// Reads dist/, which `npm run build` makes.
					test: {
						name: "built",
						include: ["tests/built/**/*.test.ts"],
						testTimeout: 60_000,
						hookTimeout: 60_000,
					},
				},
			],
		},
	}),
);
