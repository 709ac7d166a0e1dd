import type { Plugin } from "vite";

// Vite's own also waits for a chunk's stylesheet and knows nonces. There is one stylesheet
// here and no nonce, and every first load carries this: the difference is 0.8 kB of 90.
const helper = `
const seen = new Set();
export const __vitePreload = (load, files = []) => {
	for (const file of files) {
		const href = "/" + file;
		if (seen.has(file) || document.querySelector(\`[href="\${href}"],[src="\${href}"]\`)) continue;
		seen.add(file);
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	}
	return load();
};`;

/** Puts a shorter function in the place of the one by which Vite asks for a chunk's imports along with the chunk. */
export function preloadHelper(): Plugin {
	return {
		name: "preload-helper",
		enforce: "pre",
		apply: "build",
		load(id) {
			const isWanted = id === "\0vite/preload-helper.js";
			return isWanted && this.environment.name === "client" ? helper : null;
		},
	};
}
