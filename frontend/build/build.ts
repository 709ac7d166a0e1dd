import "./production.ts";
import { readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest, type Plugin } from "vite";
import {
	advisoriesFeedPath,
	licencesPath,
	opmlPath,
	responsePageStylePath,
	routes,
} from "#content/routes.ts";
import config from "../../vite.config.ts";
import { writeBrotliCopies } from "./brotli-copies.ts";
import { builtCommit } from "./built-commit.ts";
import { addBuiltTags, filesOf } from "./built-tags.ts";
import { readOptions } from "./command-line.ts";
import { problemsInContent } from "./copy/check.ts";
import { loadCopy, readTexts } from "./copy/read-folder.ts";
import { closingDayNotes, futureDayNotes } from "./day-notes.ts";
import { firstRulesFile } from "./first-screen-plugin.ts";
import { headLinks } from "./head-links.ts";
import { dayAfterClosing, lastChanges } from "./last-modified.ts";
import {
	browserLicences,
	functionLicences,
	licenceListFile,
	writeLicences,
} from "./licences.ts";
import { type PageCopy, pageCopyFile } from "./page-copy-plugin.ts";
import { addIcons } from "./page-icons.ts";
import { startPageWorkers } from "./page-workers.ts";
import { redirectFile, redirectPage } from "./redirect-page.ts";
import { responsePageStyle } from "./response-page-style.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";
import { newsOpml, robotsTxt, sitemap, webManifest } from "./site-files.ts";
import { readSnapshots } from "./snapshots.ts";
import { siteFileWriter } from "./write-site-file.ts";

type AllPages = typeof import("./all-pages.ts");

// --snapshot FOLDER: the lists that are built into the news and research pages (npm run snapshot).
// --out FOLDER: where to write the site, instead of dist/.
// --unchecked: skips the check of the copy, since a benchmark's copy repeats itself.
const options = readOptions({
	snapshot: { type: "string" },
	out: { type: "string" },
	unchecked: { type: "boolean" },
});

const root = resolve(import.meta.dirname, "../..");
const siteFolder = resolve(root, options.out ?? "dist");
// Below the root, so that npm packages resolve; with --out, named by process id, since two builds
// may run at once.
const serverFolder = join(
	root,
	`build/prerender${options.out ? `-${process.pid}` : ""}`,
);

const write = siteFileWriter(siteFolder, join(root, "frontend/public"));

const startedAt = performance.now();

const problems = options.unchecked ? [] : problemsInContent();
if (problems.length > 0) {
	console.error(problems.join("\n"));
	process.exit(1);
}

// One configuration object for both builds, which would otherwise each bundle the config file
// and read all the copy again.
const settings = { ...config, root, configFile: false } as const;

// The server build comes first, so that the workers load their modules during the client build.
await build({
	...settings,
	// Hides warnings about modules imported both statically and dynamically, which is intended.
	logLevel: "error",
	publicDir: false,
	plugins: [
		config.plugins,
		keepExternal("/frontend/build/copy/read-folder.ts"),
	],
	build: {
		...config.build,
		outDir: serverFolder,
		emptyOutDir: true,
		ssr: true,
		rolldownOptions: {
			input: ["frontend/build/all-pages.ts", "frontend/build/page-worker.ts"],
		},
	},
});
const site: AllPages = await import(
	pathToFileURL(join(serverFolder, "all-pages.js")).href
);
const { pageMetadata, pageContents } = site;
const workers = startPageWorkers(join(serverFolder, "page-worker.js"), {
	snapshots: readSnapshots(options.snapshot, Date.now()),
});
await build({
	...settings,
	logLevel: "warn",
	build: {
		...config.build,
		outDir: siteFolder,
		emptyOutDir: true,
		manifest: true,
		license: { fileName: licenceListFile },
		rolldownOptions: { input: "frontend/main.tsx" },
	},
});

// While the pages are rendered.
const brotliCopies = writeBrotliCopies(siteFolder);

const readBuilt = (file: string) =>
	JSON.parse(readFileSync(join(siteFolder, file), "utf8"));
const manifest: Manifest = readBuilt(".vite/manifest.json");
const firstRules = readBuilt(firstRulesFile);
const inChunks = readBuilt(licenceListFile);
const modulesFile = join(siteFolder, ".vite/modules.json");
const pageCopy: PageCopy = readBuilt(pageCopyFile);
const wordsOf = (sources: string[]) =>
	sources.flatMap((source) => pageCopy[source] ?? []);
if (!options.out) renameSync(modulesFile, join(root, "build/modules.json"));
rmSync(dirname(modulesFile), { recursive: true });

async function buildPage(page: (typeof pageMetadata)[number]): Promise<void> {
	const { path, meta } = page;
	const { html, sources, content, data, picture } = await workers.makePage({
		path,
		title: meta.title,
		content: pageContents.get(path) ?? {},
		subject: site.shareSubject(path),
	});
	write(
		join(path, "index.html"),
		addBuiltTags(addIcons(html), {
			manifest,
			firstRules,
			sources,
			words: [...wordsOf(sources), ...(content ? [content] : [])],
			shareTags: site.shareTags(page),
			extra: site.dataBlock(page) + headLinks,
		}),
	);
	for (const [address, value] of Object.entries(data)) {
		write(address, JSON.stringify(value));
	}
	write(picture.file, picture.data);
	for (const from of meta.redirectFrom ?? []) {
		write(redirectFile(from), redirectPage(path, meta.title));
	}
}

const serverLicences = functionLicences(root);
// All loops share one iterator, and each takes the next page once its last one is written, so
// few pages are in memory at a time.
const remaining = pageMetadata.values();
async function buildPages(): Promise<void> {
	for (const page of remaining) await buildPage(page);
}
await Promise.all(Array.from({ length: workers.atOnce }, buildPages));
const notFound = await workers.renderNotFound();
await workers.stop();
write(
	"404.html",
	addBuiltTags(addIcons(notFound.html), {
		manifest,
		firstRules,
		sources: notFound.sources,
		words: wordsOf(notFound.sources),
		// Read by main.tsx: this file is served at every unknown path.
		extra: `${headLinks}<meta name="status" content="404">`,
	}),
);

const [font] = filesOf(manifest, ".woff2");
write(responsePageStylePath, responsePageStyle(`/${font}`));
const paths = pageMetadata.map(({ path }) => path);
const now = new Date();
const today = now.toISOString().slice(0, 10);
const lastModified = lastChanges(pageMetadata, root, today, {
	[routes.careers]: dayAfterClosing(loadCopy().jobs, today),
});
write("sitemap.xml", sitemap(paths, lastModified));
write("llms.txt", site.llmsTxt(pageMetadata));
write(securityTxtPath, securityTxt(now));
write(
	licencesPath,
	writeLicences(
		readFileSync(join(root, "LICENSE"), "utf8"),
		browserLicences(inChunks),
		await serverLicences,
	),
);
write("robots.txt", robotsTxt());
// JSON, which browsers revalidate and which is published next to last, just before the pages.
write("version.json", JSON.stringify(builtCommit(root)));
write(opmlPath, newsOpml());
write(advisoriesFeedPath, site.advisoriesFeed(now));
write("site.webmanifest", webManifest());
write("search.json", JSON.stringify(site.searchDocuments()));
for (const { file, data } of site.drawIcons()) write(file, data);
await brotliCopies;

if (options.out) rmSync(serverFolder, { recursive: true });
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const folder = relative(root, siteFolder);
console.log(`${paths.length} pages and 404.html in ${folder}/, ${seconds} s`);
for (const line of [
	...closingDayNotes(loadCopy().jobs, Date.now(), readTexts()),
	...futureDayNotes(loadCopy(), Date.now()),
]) {
	console.log(line);
}

/** Keeps a module out of a bundle that this process runs, which has loaded it, with all the copy, already. */
function keepExternal(module: string): Plugin {
	const file = join(root, module);
	const id = pathToFileURL(file).href;
	return {
		name: "keep-external",
		enforce: "pre",
		resolveId: (name) =>
			file.endsWith(name.replace(/^[.#]+/, ""))
				? { id, external: "absolute" }
				: null,
	};
}
