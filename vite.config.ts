import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogue } from "./frontend/prerender/catalogue-plugin.ts";
import { iconSprite } from "./frontend/prerender/icon-sprite-plugin.ts";

export default defineConfig({
	publicDir: "frontend/public",
	plugins: [react(), catalogue(), iconSprite()],
	build: {
		// One stylesheet: a second page then needs no second request, and the whole is small.
		cssCodeSplit: false,
		// Everything inlined would stand in the script; the CSP allows no data: fonts either.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [
						// What nearly every page uses, as one file: two dozen small ones cost more than they save.
						{
							name: "parts",
							test: /frontend\/(ui\/[^/]+|sections\/[^/]+|layout\/PageMeta)\.tsx?$|content\/slug/,
						},
					],
				},
			},
		},
	},
});
