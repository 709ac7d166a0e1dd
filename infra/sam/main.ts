import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { stackName } from "#infra/stacks/stack-name.ts";
import { localPorts, reachHost } from "./reach-host.ts";
import { samEnvironment, samTemplate } from "./sam-template.ts";

// npm run sam: runs the APIs of the synthesized template in SAM's containers, with the store and the mailbox of
// an `npm start` in another terminal. npm run sam -- invoke Contact: runs one function once.
const required = [
	{
		command: "sam",
		hint: "the AWS SAM CLI is missing: see https://docs.aws.amazon.com/serverless-application-model/latest/developerguide/install-sam-cli.html",
	},
	{
		command: "docker",
		hint: "a container engine is missing: install Docker or Finch, or use npm start, which needs neither",
	},
];
const templateFile = "cdk.out/sam.template.json";
const environmentFile = "cdk.out/sam.env.json";

// A running npm start writes its addresses and table names to this file.
const settingsFile = ".local/functions.env";

const missing = missingPrerequisite();
if (missing) console.error(`npm run sam: ${missing}`);
process.exitCode = missing ? 1 : await start(process.argv.slice(2));

function missingPrerequisite(): string | undefined {
	const tool = required.find(
		({ command }) => spawnSync(command, ["--version"]).status !== 0,
	);
	if (tool) return tool.hint;
	return existsSync(settingsFile)
		? undefined
		: "the local store is not running: leave npm start open in another terminal";
}

async function start([command = "start-api", name = "", ...options]: string[]) {
	const synth = await run("npx", ["cdk", "synth", "--quiet"]);
	if (synth !== 0) return synth;
	const template = JSON.parse(
		readFileSync(`cdk.out/${stackName("dev")}.template.json`, "utf8"),
	);
	const architecture = process.arch === "arm64" ? "arm64" : "x86_64";
	write(templateFile, samTemplate(template, architecture));
	const settings = readFileSync(settingsFile, "utf8");
	const host = await reachHost(process.platform, localPorts(settings));
	write(environmentFile, samEnvironment(settings, host.name));
	const files = ["--template", templateFile, "--env-vars", environmentFile];
	const event = ["--event", `tests/fixtures/events/${name}.json`];
	const sam =
		command === "invoke"
			? [command, name, ...(options.length > 0 ? options : event), ...files]
			: [command, ...files];
	try {
		return await run("sam", ["local", ...sam]);
	} finally {
		host.stop();
	}
}

// Not spawnSync, because the ports must be forwarded while the command runs.
function run(command: string, args: string[]): Promise<number> {
	const child = spawn(command, args, {
		stdio: "inherit",
		// This script reads the dev template, whatever stage the shell has selected.
		env: { ...process.env, STAGE: "dev" },
		// npx is a script on Windows.
		shell: process.platform === "win32",
	});
	return new Promise((resolve) => {
		child.on("error", () => resolve(1));
		child.on("exit", (code) => resolve(code ?? 1));
	});
}

function write(file: string, value: unknown): void {
	writeFileSync(file, JSON.stringify(value, null, "\t"));
}
