import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import {
	plainTargets,
	scriptTargets,
} from "./frontend/build/browser-targets.ts";
import { chunkGroups, isOnEveryPage } from "./frontend/build/chunks.ts";
import { compileEarly } from "./frontend/build/compile-hint-plugin.ts";
import { contentIndex } from "./frontend/build/content-index-plugin.ts";
import { copy } from "./frontend/build/copy/plugin.ts";
import { firstScreen } from "./frontend/build/first-screen-plugin.ts";
import { iconSprite } from "./frontend/build/icon-sprite-plugin.ts";
import { moduleList } from "./frontend/build/module-list-plugin.ts";
import { pageCopy } from "./frontend/build/page-copy-plugin.ts";
import { preloadHelper } from "./frontend/build/preload-helper-plugin.ts";
import { publicFacts } from "./frontend/build/public-facts-plugin.ts";

export default defineConfig({
	publicDir: "frontend/public",
	// Readable names would cost 300 to 480 bytes of a page's 14 kB.
	css: { modules: { generateScopedName: "[hash:base64:5]" } },
	resolve: {
		// The shim is only needed before React 18, which has the hook built in.
		alias: [
			{
				find: /^use-sync-external-store\/shim(\/index\.js)?$/,
				replacement: "react",
			},
		],
	},
	plugins: [
		react(),
		copy(),
		pageCopy(),
		firstScreen(),
		contentIndex(),
		publicFacts(),
		iconSprite(),
		preloadHelper(),
		moduleList(),
		compileEarly(),
	],
	build: {
		target: scriptTargets,
		// Older than the scripts' targets: browsers that do not run the scripts still need the styles.
		cssTarget: plainTargets,
		// One stylesheet, since the whole is small and later pages then need no further request.
		cssCodeSplit: false,
		// Inlined assets would end up in the scripts, and the CSP does not allow data: fonts.
		assetsInlineLimit: 0,
		modulePreload: {
			polyfill: false,
			// The chunk itself is already being requested.
			resolveDependencies: (file, chunks) =>
				chunks.filter((chunk) => chunk !== file && !isOnEveryPage(chunk)),
		},
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					// A slow machine is no fault of a plugin.
					checks: { bundlerTimings: false },
					// Without it, wouter's Link and its context stay in the first scripts, unused.
					treeshake: { manualPureFunctions: ["forwardRef", "createContext"] },
					output: {
						codeSplitting: { groups: chunkGroups },
						// The dot before the hash tells the edge function that a file has a compressed copy
						// (infra/edge/asset-request.js). The shortest hash that the bundler allows for so many files
						// saves 95 bytes of a page's first scripts, compressed.
						entryFileNames: "assets/[name].[hash:7].js",
						chunkFileNames: "assets/[name].[hash:7].js",
						assetFileNames: "assets/[name].[hash:7][extname]",
					},
				},
			},
		},
	},
});
