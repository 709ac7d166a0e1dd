import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { stackName } from "#infra/stacks/stack-name.ts";
import { samEnvironment, samTemplate } from "./sam-template.ts";

// npm run sam: the APIs of the synthesized template in SAM's containers, against the
// store and the mailbox of an `npm start` that runs beside it.
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
// On Linux a container reaches this machine's own addresses on the host's network only.
const isLinux = process.platform === "linux";
const host = isLinux ? "127.0.0.1" : "host.docker.internal";
const templateFile = "cdk.out/sam.template.json";
const environmentFile = "cdk.out/sam.env.json";

// A running npm start leaves its addresses and table names there.
const settingsFile = ".local/functions.env";

const missing = whatIsMissing();
if (missing) console.error(`npm run sam: ${missing}`);
process.exitCode = missing ? 1 : start();

function whatIsMissing(): string | undefined {
	const tool = required.find(
		({ command }) => spawnSync(command, ["--version"]).status !== 0,
	);
	if (tool) return tool.hint;
	return existsSync(settingsFile)
		? undefined
		: "the local store is not running: leave npm start open in another terminal";
}

function start(): number {
	const synth = run("npx", ["cdk", "synth", "--quiet"]);
	if (synth !== 0) return synth;
	const template = JSON.parse(
		readFileSync(`cdk.out/${stackName("dev")}.template.json`, "utf8"),
	);
	const architecture = process.arch === "arm64" ? "arm64" : "x86_64";
	write(templateFile, samTemplate(template, architecture));
	const settings = readFileSync(settingsFile, "utf8");
	write(environmentFile, samEnvironment(settings, host));
	return run("sam", [
		"local",
		"start-api",
		"--template",
		templateFile,
		"--env-vars",
		environmentFile,
		...(isLinux ? ["--docker-network", "host"] : []),
	]);
}

function run(command: string, args: string[]): number {
	return spawnSync(command, args, { stdio: "inherit" }).status ?? 1;
}

function write(file: string, value: unknown): void {
	writeFileSync(file, JSON.stringify(value, null, "\t"));
}
