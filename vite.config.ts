import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import {
	plainTargets,
	scriptTargets,
} from "./frontend/prerender/browser-targets.ts";
import { catalogue } from "./frontend/prerender/catalogue-plugin.ts";
import { iconSprite } from "./frontend/prerender/icon-sprite-plugin.ts";
import { moduleList } from "./frontend/prerender/module-list-plugin.ts";
import { preloadHelper } from "./frontend/prerender/preload-helper-plugin.ts";
import { search } from "./frontend/prerender/search/plugin.ts";

const everywhere = new RegExp(
	[
		"node_modules/(react|react-dom|scheduler|wouter|zustand|use-sync-external-store|regexparam|mitt)/",
		"frontend/(App|Document|load-page)\\.tsx?$",
		"frontend/layout/(Layout|TopBar|Footer|ThemeSwitch|ToastArea|PageMeta)\\.",
		"frontend/layout/(menu/(MainMenu|MenuLink|MenuSection|MenuSheet|go-to-footer|menu-machine|move-focus|sections)|search/(SearchButton|shortcuts))\\.",
		"frontend/ui/(Button|Icon|IconButton|Logo|Section|Grid|Card|PointList)\\.",
		"frontend/sections/(ActionLink|PageHeader|ClosingCall|boundary/\\w+)\\.",
		"frontend/hooks/use-arrival\\.",
		"frontend/state/(address|built-page|early-presses|history-entry|page-fade|parse|prefetch|reload|report|scroll|search|stored|theme|toasts)\\.ts$",
		"content/(routes|site|navigation|slug|pages/broken)\\.ts$",
		"virtual:(catalogue|icon-sprite)$",
		"vite/(preload-helper|modulepreload)|rolldown.runtime",
	].join("|"),
);

export default defineConfig({
	publicDir: "frontend/public",
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
		catalogue(),
		iconSprite(),
		search(),
		preloadHelper(),
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
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [
						// What every page has, as one file: two dozen small ones cost more than they save.
						{ name: "app", test: everywhere },
					],
				},
			},
		},
	},
});
