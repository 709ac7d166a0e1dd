import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";

type Misuse = { command: string; args: string[]; port?: string; says: string };

const absent = "no-such-folder";
const noFolder = `There is no folder ${resolve(absent)}`;
const notAPort = (highest: number) =>
	`PORT must be a number from 0 to ${highest}, found abc`;

it.each<Misuse>([
	{ command: "build/dev", args: [], port: "abc", says: notAPort(65_525) },
	{ command: "editor/main", args: [], port: "abc", says: notAPort(65_535) },
	{ command: "editor/main", args: ["--copy", absent], says: noFolder },
	{
		command: "editor/main",
		args: ["foo"],
		says: "Unexpected argument 'foo'. This command does not take positional arguments",
	},
	{
		command: "build/build",
		args: ["--foo"],
		says: "Unknown option '--foo'",
	},
	{ command: "build/copy/check-content", args: [absent], says: noFolder },
])("$command $args, PORT=$port: $says", ({ command, args, port, says }) => {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		["--import", "tsx", `frontend/${command}.ts`, ...args],
		{
			encoding: "utf8",
			env: {
				...process.env,
				NODE_NO_WARNINGS: "1",
				...(port && { PORT: port }),
			},
			timeout: 25_000,
		},
	);
	expect({ status, stdout, stderr }).toEqual({
		status: 1,
		stdout: "",
		stderr: `${says}\n`,
	});
});
