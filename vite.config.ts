import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import {
	plainTargets,
	scriptTargets,
} from "./frontend/prerender/browser-targets.ts";
import { catalogue } from "./frontend/prerender/catalogue-plugin.ts";
import { scopedClassName } from "./frontend/prerender/class-names.ts";
import { iconSprite } from "./frontend/prerender/icon-sprite-plugin.ts";
import { moduleList } from "./frontend/prerender/module-list-plugin.ts";
import { search } from "./frontend/prerender/search/plugin.ts";

const everywhere = new RegExp(
	[
		"node_modules/(react|react-dom|scheduler|wouter|zustand|use-sync-external-store|regexparam|mitt)/",
		"frontend/(App|Document|load-page)\\.tsx?$",
		"frontend/layout/(Layout|TopBar|Footer|ThemeSwitch|ToastArea|PageMeta)\\.",
		"frontend/layout/(menu/(MainMenu|MenuLink|MenuSection|MenuSheet|menu-machine|move-focus|sections)|search/(SearchButton|shortcuts))\\.",
		"frontend/ui/(Button|Icon|IconButton|Logo|Section|Grid|Card|PointList)\\.",
		"frontend/sections/(ActionLink|PageHeader|ClosingCall)\\.",
		"frontend/hooks/use-arrival\\.",
		"frontend/state/(early-presses|page-fade|prefetch|reload|scroll|search|theme|toasts)\\.ts$",
		"content/(routes|site|navigation|slug)\\.ts$",
		"virtual:(catalogue|icon-sprite)$",
		"vite/(preload-helper|modulepreload)|rolldown.runtime",
	].join("|"),
);

export default defineConfig({
	publicDir: "frontend/public",
	css: { modules: { generateScopedName: scopedClassName } },
	plugins: [react(), catalogue(), iconSprite(), search(), moduleList()],
	build: {
		target: scriptTargets,
		// Older than the scripts': where those do not run, the styles are all that a page has.
		cssTarget: plainTargets,
		// One stylesheet: a second page then needs no second request, and the whole is small.
		cssCodeSplit: false,
		// Everything inlined would stand in the script; the CSP allows no data: fonts either.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
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
