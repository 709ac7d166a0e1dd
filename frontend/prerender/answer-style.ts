import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const source = fileURLToPath(new URL("../styles/answer.css", import.meta.url));

/**
 * The stylesheet of the page that answers a plain form post. It has a name of its own,
 * since the function that writes that page cannot know the site's hashed names.
 * @param fontFile address of the site's font
 */
export async function answerStyle(fontFile: string): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [source],
		bundle: true,
		minify: true,
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
	return outputFiles[0]?.text ?? "";
}
