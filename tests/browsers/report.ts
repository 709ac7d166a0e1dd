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
const byHand = "## Found and fixed";

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
		`Written by \`npm run test:browsers\`, except for the last two sections. The built site runs behind the local gateway and is driven in each browser with native clicks and keys: headless Firefox ESR over WebDriver BiDi, and WebKitGTK in a window on a virtual display over WebDriver, both as packaged by Debian. WebKit's driver has no touch input, so touch events are sent to its window through GTK (drive/webkit_finger.py). Chromium has its own tests in \`npm test\`; it appears here where another browser cannot run a check, as the reference for geometry, and, as packaged by Debian, for its back/forward cache. README.md, "Browsers", lists the supported browsers.`,
		"Not covered: Safari itself, above all on a phone (its keyboard, its collapsing toolbars, its rounded corners and its own way of scrolling to a field), as WebKitGTK shares only the engine; the fonts of Windows, macOS and phones; and the oldest supported versions of Firefox and Safari, which `npm test` checks against MDN's compatibility data but nobody has driven. Those of Chromium were driven once: see the last section.",
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
