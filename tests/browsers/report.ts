import { cpus } from "node:os";

/** What a check came to in one browser. */
export type Result = {
	browser: string;
	version: string;
	check: string;
	verdict: "kept" | "failed" | "unable";
	/** What was counted, what failed, or why it cannot be shown. */
	detail: string;
	seconds: number;
};

/** BROWSERS.md: checks beside browsers. */
export function formatReport(
	results: Result[],
	browsers: string[],
	seconds: number,
): string {
	const names = [...new Set(results.map(({ check }) => check))];
	const head = browsers.map((browser) => {
		const version = results.find(
			(result) => result.browser === browser,
		)?.version;
		return `${browser} ${version ?? ""}`.trim();
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
		'Written by `npm run test:browsers`; do not edit. The built site, driven in each browser; Chromium has its own tests in `npm test`, and stands here where another cannot. README.md, "Browsers", says which are supported.',
		`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}, ${Math.round(seconds)} s in all.`,
		[["check", ...head], ["---", ...head.map(() => "---")], ...rows]
			.map((cells) => `| ${cells.join(" | ")} |`)
			.join("\n"),
	].join("\n\n")}\n`;
}

function cellOf(result: Result | undefined): string {
	if (!result) return "";
	const { verdict, detail, seconds } = result;
	if (verdict === "unable") return `– (${detail})`;
	if (verdict === "failed") return "**failed**";
	return [`kept, ${seconds.toFixed(1)} s`, detail].filter(Boolean).join("; ");
}
