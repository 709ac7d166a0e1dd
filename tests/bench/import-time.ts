import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { lambdaEnvironment } from "#tests/functions/contact/lambda-environment.ts";
import { median } from "./quantile.ts";

const emptyModule = "data:text/javascript,";
const rounds = 15;

/** In ms; the processor's time stays the same on a busy machine. */
type Times = { wall: number; processor: number };

/** How long a process that has just started takes to import a file, beyond an empty module: medians. */
export function importTime(file: string): Times {
	const runs = Array.from({ length: rounds }, () => ({
		empty: importOnce(emptyModule),
		whole: importOnce(pathToFileURL(file).href),
	}));
	const beyondEmpty = (clock: keyof Times) =>
		median(runs.map(({ whole }) => whole[clock])) -
		median(runs.map(({ empty }) => empty[clock]));
	return { wall: beyondEmpty("wall"), processor: beyondEmpty("processor") };
}

function importOnce(url: string): Times {
	const code = `
		const before = process.cpuUsage(), startedAt = performance.now();
		await import(${JSON.stringify(url)});
		const wall = performance.now() - startedAt;
		const { user, system } = process.cpuUsage(before);
		console.log(JSON.stringify({ wall, processor: (user + system) / 1000 }));
		process.exit();`;
	const { stdout, stderr } = spawnSync(
		process.execPath,
		["--input-type=module", "--eval", code],
		{
			encoding: "utf8",
			env: {
				...process.env,
				...lambdaEnvironment("http://127.0.0.1:1", "http://127.0.0.1:1"),
				FEEDS_TABLE: "feeds",
			},
		},
	);
	if (!stdout) throw new Error(`${url} cannot be imported: ${stderr}`);
	return JSON.parse(stdout);
}
