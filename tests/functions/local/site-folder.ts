import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const page = (heading: string) =>
	`<!doctype html><html lang="en"><head><title>${heading}</title><script>var a=1</script></head><body><h1>${heading}</h1>${"<p>Some text.</p>".repeat(100)}</body></html>`;

/** Text of a script that has a compressed copy. */
export const copiedScript = `console.log("${"y".repeat(2_000)}")`;

const files: Record<string, string | Uint8Array> = {
	"index.html": page("Home"),
	"404.html": page("Page Not Found"),
	"company/about/index.html": page("About"),
	"assets/app-1a2b.js": `console.log("${"x".repeat(2_000)}")`,
	"assets/small-1a2b.css": "p{}",
	"assets/app.1a2b3c4.js": copiedScript,
	"br/assets/app.1a2b3c4.js": brotliCompressSync(copiedScript),
	"robots.txt": "User-agent: *",
	".well-known/security.txt": "Contact: mailto:a@b.example",
	"sitemap.xml": `<urlset>${"<url/>".repeat(200)}</urlset>`,
	"site.webmanifest": JSON.stringify({ name: "x".repeat(2_000) }),
	"feeds.opml": `<opml>${"<outline/>".repeat(200)}</opml>`,
	"favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
	"../secret.txt": "not to be served",
};

/**
 * Creates a folder with a tiny built site, a data directory next to it, and a file that must not be
 * served.
 */
export function makeSiteFolder() {
	const root = mkdtempSync(join(tmpdir(), "gateway-"));
	const siteFolder = join(root, "dist");
	for (const [name, text] of Object.entries(files)) {
		const file = join(siteFolder, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	return {
		root,
		siteFolder,
		dataFolder: join(root, "data"),
		functionsFolder: join(root, "functions"),
		remove: () => rmSync(root, { recursive: true, force: true }),
	};
}
