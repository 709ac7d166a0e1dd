import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import {
	plainTargets,
	scriptTargets,
} from "./frontend/build/browser-targets.ts";
import { contentIndex } from "./frontend/build/content-index-plugin.ts";
import { copy } from "./frontend/build/copy/plugin.ts";
import { firstScreen } from "./frontend/build/first-screen-plugin.ts";
import { iconSprite } from "./frontend/build/icon-sprite-plugin.ts";
import { moduleList } from "./frontend/build/module-list-plugin.ts";
import { pageWords } from "./frontend/build/page-words-plugin.ts";

export default defineConfig({
	publicDir: "frontend/public",
	// Names that say more cost 300 to 480 bytes of a page's 14 kB.
	css: { modules: { generateScopedName: "[hash:base64:5]" } },
	resolve: {
		// The shim is for React before 18; ours has the hook itself.
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
		pageWords(),
		firstScreen(),
		contentIndex(),
		iconSprite(),
		moduleList(),
	],
	build: {
		target: scriptTargets,
		// Older than the scripts': where those do not run, the styles are all that a page has.
		cssTarget: plainTargets,
		// One stylesheet: a second page then needs no second request, and the whole is small.
		cssCodeSplit: false,
		// Everything inlined would stand in the script; the CSP allows no data: fonts either.
		assetsInlineLimit: 0,
		modulePreload: {
			polyfill: false,
			// The chunk itself is being asked for, and every page has the runtime.
			resolveDependencies: (file, chunks) =>
				chunks.filter(
					(chunk) => chunk !== file && !chunk.includes("rolldown-runtime"),
				),
		},
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								// What every page has as one file, and what most have as another: two dozen small
								// ones cost more than they save.
								{ name: "app", tags: ["$initial"], priority: 1 },
								{
									name: "shared",
									minShareCount: 9,
									// The pages without a figure are those with the least room left, and words may only
									// run on pages that have loaded them.
									test: (id) =>
										!/\/(PageFigure\.tsx|figures\.css|copy\/(pages|lists)\/)/.test(
											id,
										),
								},
							],
						},
					},
				},
			},
		},
	},
});
