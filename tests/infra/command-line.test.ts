import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";
import { folderOf } from "./fixtures.ts";

it.each([
	["diff", ["--stage", "nope"], /^Stage "nope" is not in infra\/config\.ts: /],
	["diff", ["--foo"], /^Unknown option '--foo'/],
	["bootstrap", ["--stage", "nope"], /^Stage "nope" is not in /],
	["bootstrap", ["--foo"], /^Unknown option '--foo'/],
	["cost", ["--wirte"], /^Unknown option '--wirte'/],
	["lint-templates", ["--stage", "prod"], /^Unknown option '--stage'/],
	["rollback", ["v1", "dev", "--stage", "prod"], /^Usage: npm run rollback /],
])(
	"infra/%s with %j explains the mistake in one line, before it runs the CDK",
	(name, args, says) => {
		const folder = folderOf({ npx: "#!/bin/sh\necho npx was run >&2\n" });
		chmodSync(join(folder, "npx"), 0o755);
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			["--import", "tsx", `infra/${name}/main.ts`, ...args],
			{
				encoding: "utf8",
				env: {
					...process.env,
					NODE_NO_WARNINGS: "1",
					PATH: `${folder}${delimiter}${process.env.PATH}`,
				},
			},
		);
		expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
		expect(stderr).toMatch(says);
		expect(stderr.trim().split("\n")).toHaveLength(1);
	},
);

it.each([
	[
		"a misspelt option",
		["https://127.0.0.1:9", "--no-mesage"],
		/^Unknown option '--no-mesage'/,
	],
	[
		"an address without its scheme",
		["localhost:8080", "--no-message"],
		/^Usage: /,
	],
	["two addresses", ["https://127.0.0.1:9", "https://127.0.0.1:9"], /^Usage: /],
	["no address", ["--no-message"], /^Usage: /],
])(
	"smoke with %s explains the mistake and makes no request",
	(_, args, says) => {
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			["--import", "tsx", "tests/smoke.ts", ...args],
			{ encoding: "utf8" },
		);
		expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
		expect(stderr).toMatch(says);
	},
);
