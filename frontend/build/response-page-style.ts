import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { transform } from "lightningcss";
import { cssTargets } from "./browser-targets.ts";

const source = fileURLToPath(
	new URL("../styles/response-page.css", import.meta.url),
);

/**
 * Returns the stylesheet of the page that is sent in response to a form posted without a script.
 * It has a fixed name, since the function that writes that page cannot know the site's hashed names.
 * @param fontFile path of the site's font
 */
export async function responsePageStyle(fontFile: string): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [source],
		bundle: true,
		write: false,
		logLevel: "warning",
		plugins: [
			{
				name: "site-font",
				setup({ onResolve }) {
					onResolve({ filter: /\.woff2$/ }, () => ({
						path: fontFile,
						external: true,
					}));
				},
			},
		],
	});
	// As Vite does for the site's stylesheet; esbuild does not lower light-dark().
	const { code } = transform({
		filename: source,
		code: outputFiles[0]?.contents ?? new Uint8Array(),
		minify: true,
		targets: cssTargets,
	});
	return new TextDecoder().decode(code);
}
