import { fileURLToPath } from "node:url";
import { bundle } from "lightningcss";
import { cssTargets } from "./browser-targets.ts";

const source = fileURLToPath(
	new URL("../styles/response-page.css", import.meta.url),
);

/**
 * Returns the stylesheet of the page that is sent in response to a form posted without a script.
 * It has a fixed name, since the function that writes that page cannot know the site's hashed names.
 * @param fontFile path of the site's font
 */
export function responsePageStyle(fontFile: string): string {
	const { code } = bundle({
		filename: source,
		minify: true,
		targets: cssTargets,
		visitor: {
			// biome-ignore lint/correctness/noComponentHookFactories: a visitor's method, not a component
			Url: (link) =>
				link.url.endsWith(".woff2") ? { ...link, url: fontFile } : link,
		},
	});
	return new TextDecoder().decode(code);
}
