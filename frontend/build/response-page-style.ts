import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { transform } from "lightningcss";
import { cssTargets } from "./browser-targets.ts";

const source = fileURLToPath(
	new URL("../styles/response-page.css", import.meta.url),
);

/**
 * The stylesheet of the page that a plain form post gets in response. It has a name of its own,
 * since the function that writes that page cannot know the site's hashed names.
 * @param fontFile address of the site's font
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
	// As Vite does for the site's own stylesheet; esbuild leaves light-dark() as it is.
	const { code } = transform({
		filename: source,
		code: outputFiles[0]?.contents ?? new Uint8Array(),
		minify: true,
		targets: cssTargets,
	});
	return new TextDecoder().decode(code);
}
