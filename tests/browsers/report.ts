import { cpus } from "node:os";

/** A check's outcome in one browser. */
export type Result = {
	browser: string;
	version: string;
	check: string;
	verdict: "kept" | "failed" | "unable";
	/** What was counted, what failed, or why it cannot run. */
	detail: string;
	seconds: number;
};

/** Everything below it in BROWSERS.md is written by hand. */
const byHand = "## Found and mended";

/**
 * Renders BROWSERS.md: a table of checks by browser.
 * @param before the previous file, whose handwritten part is preserved
 */
export function formatReport(
	results: Result[],
	browsers: string[],
	seconds: number,
	before: string,
): string {
	const names = [...new Set(results.map(({ check }) => check))];
	const head = browsers.map((browser) => {
		const versions = results
			.filter((result) => result.browser === browser)
			.map(({ version }) => version);
		return `${browser} ${[...new Set(versions)].join(" and ")}`.trim();
	});
	const rows = names.map((name) => [
		name,
		...browsers.map((browser) =>
			cellOf(
				results.find(
					(result) => result.check === name && result.browser === browser,
				),
			),
		),
	]);
	return `${[
		"# Browsers",
		'Written by `npm run test:browsers`, all but the last section. The built site behind the local gateway, driven in each browser with its own clicks and keys: Firefox ESR without a window over WebDriver BiDi, WebKitGTK in a window on a virtual screen over WebDriver, both as Debian has them. The driver of WebKit has no finger, so the events of a touch screen come to its window from GTK (drive/webkit_finger.py). Chromium has its own tests in `npm test`, and stands here where another cannot, as what geometry is held against, and, as Debian has it, for its back/forward cache. README.md, "Browsers", says which are supported.',
		"It does not show: Safari itself, above all on a phone (its keyboard, its bars that come and go, its rounded edges and its own way to scroll to a field), since WebKitGTK shares the engine only; the letters of Windows, macOS and phones; and the oldest supported versions, which `npm test` holds by MDN's compatibility data and nobody has driven.",
		`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}, ${Math.round(seconds)} s in all, both browsers at once.`,
		[["check", ...head], ["---", ...head.map(() => "---")], ...rows]
			.map((cells) => `| ${cells.join(" | ")} |`)
			.join("\n"),
		...(before.includes(byHand)
			? [before.slice(before.indexOf(byHand)).trimEnd()]
			: []),
	].join("\n\n")}\n`;
}

function cellOf(result: Result | undefined): string {
	if (!result) return "";
	const { verdict, detail, seconds } = result;
	if (verdict === "unable") return `– (${detail})`;
	if (verdict === "failed") return "**failed**";
	return [`kept, ${seconds.toFixed(1)} s`, detail].filter(Boolean).join("; ");
}
