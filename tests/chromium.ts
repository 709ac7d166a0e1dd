import { execFileSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { escapeHtml } from "#content/escape-html.ts";

const root = resolve(import.meta.dirname, "..");

/**
 * Flags for every start: root needs the first, the others suppress the browser's own background
 * requests.
 */
export const chromiumArgs = [
	"--no-sandbox",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-domain-reliability",
	"--disable-features=OptimizationHints,MediaRouter,Translate",
	"--no-pings",
];

/**
 * Returns a flag that makes every host but that of an address unreachable. Unlike Playwright's
 * routes it leaves the browser's cache on, from which a page's typeface comes in time.
 */
export function onlyHostOf(address: string): string {
	const { hostname } = new URL(address);
	return `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`;
}

/**
 * Finds the Chromium that the tests run: CHROMIUM_PATH if set, otherwise npm's, unpacked once. It
 * comes with system libraries and a font; both are added to this process's environment, which
 * it inherits.
 */
export function chromiumPath(): string {
	const chosen = process.env.CHROMIUM_PATH;
	if (chosen) return chosen;
	if (process.platform !== "linux" || process.arch !== "x64") {
		throw new Error(
			"npm brings Chromium for Linux on x64 only: set CHROMIUM_PATH to the Chrome or Chromium of this machine",
		);
	}
	const folder = join(root, "node_modules/.cache", `chromium-${version()}`);
	if (!existsSync(folder)) unpack(folder);
	prepend("LD_LIBRARY_PATH", join(folder, "al2023/lib"));
	nameFonts(join(folder, "fonts"));
	process.env.FONTCONFIG_PATH = join(folder, "fonts");
	return join(folder, "chromium");
}

/** Returns the environment without what chromiumPath() added: for other browsers, which bring or find their own. */
export function systemEnvironment(): NodeJS.ProcessEnv {
	const { LD_LIBRARY_PATH: _, FONTCONFIG_PATH: __, ...env } = process.env;
	return env;
}

// On import, the package unpacks itself to the temporary folder, whatever is there already. So a
// separate process does it, in a folder that no one else uses.
function unpack(folder: string): void {
	const part = `${folder}.${process.pid}`;
	mkdirSync(part, { recursive: true });
	execFileSync(
		process.execPath,
		[
			"--input-type=module",
			"--eval",
			'const { default: chromium } = await import("@sparticuz/chromium"); await chromium.executablePath();',
		],
		{
			cwd: root,
			// As on Lambda, so that it unpacks the system libraries too.
			env: {
				...process.env,
				TMPDIR: part,
				AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x",
			},
		},
	);
	try {
		renameSync(part, folder);
	} catch {
		// Another process was first; its copy is just as good.
		rmSync(part, { recursive: true });
	}
}

/**
 * The package's own fontconfig names folders that exist only on Lambda; ours must work after a
 * checkout is moved or copied.
 */
function nameFonts(folder: string): void {
	const file = join(folder, "fonts.conf");
	const path = escapeHtml(folder);
	const words = `<fontconfig><dir>${path}</dir><cachedir>${path}/cache</cachedir></fontconfig>`;
	if (readFileSync(file, "utf8") === words) return;
	// Atomically: another process may be reading the file, and another checkout may share it.
	writeFileSync(`${file}.${process.pid}`, words);
	renameSync(`${file}.${process.pid}`, file);
}

function version(): string {
	const require = createRequire(import.meta.url);
	const entry = require.resolve("@sparticuz/chromium");
	const manifest = join(entry, "../../../package.json");
	return (require(manifest) as { version: string }).version;
}

function prepend(name: string, folder: string): void {
	const rest = process.env[name]?.split(":") ?? [];
	if (!rest.includes(folder)) process.env[name] = [folder, ...rest].join(":");
}
