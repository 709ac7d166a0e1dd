import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
	mkdirSync,
	openSync,
	readFileSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { freePort } from "#tests/free-port.ts";

/** The local AWS's log, one line per event. */
export type Call =
	| { kind: "object"; action: "upload" | "delete"; key: string }
	| { kind: "resource"; action: string; type: string; name: string }
	| { kind: "invalidation"; paths: string[] }
	| { kind: "wait for the invalidation" }
	| { kind: "failure"; name: string; reason: string };

export type LocalAws = {
	/** Environment variables for the CDK, the AWS CLI and the operators' commands. */
	readonly environment: NodeJS.ProcessEnv;
	/** Returns the events since the last call. */
	readonly newCalls: () => Call[];
	/** Returns why its last request failed, for a failed drill. */
	readonly lastTraceback: () => string;
	readonly stop: () => void;
};

/** Returns why a rehearsal is impossible here, or undefined. */
export function whatIsMissing(): string | undefined {
	const needs: [command: string, args: string[], hint: string][] = [
		[
			"python3",
			["-c", "import moto.server"],
			"Python's moto (pip install moto[server])",
		],
		["aws", ["--version"], "the AWS CLI"],
	];
	return needs.find(
		([command, args]) => spawnSync(command, args).status !== 0,
	)?.[2];
}

/** Starts moto's server on a free port. It keeps nothing after it stops. */
export async function startLocalAws(folder: string): Promise<LocalAws> {
	mkdirSync(folder, { recursive: true });
	const calls = join(folder, "calls.jsonl");
	writeFileSync(calls, "");
	// A file, because nobody reads a pipe while a drill waits for a command.
	const log = join(folder, "server.log");
	const port = await freePort();
	const endpoint = `http://127.0.0.1:${port}`;
	const environment = {
		...process.env,
		AWS_ENDPOINT_URL: endpoint,
		AWS_ACCESS_KEY_ID: "rehearsal",
		AWS_SECRET_ACCESS_KEY: "rehearsal",
		AWS_REGION: "us-east-1",
		AWS_DEFAULT_REGION: "us-east-1",
		AWS_EC2_METADATA_DISABLED: "true",
		CDK_DISABLE_CLI_TELEMETRY: "true",
	};
	const server = spawn(
		"python3",
		[join(import.meta.dirname, "aws.py"), String(port), folder],
		{ stdio: ["ignore", "ignore", openSync(log, "w")], env: environment },
	);
	await untilReady(server, endpoint, () => readFileSync(log, "utf8"));
	return {
		environment,
		newCalls() {
			const lines = readFileSync(calls, "utf8").split("\n").filter(Boolean);
			truncateSync(calls);
			const all = lines.map((line) => JSON.parse(line) as Call);
			const failed = all.find((call) => call.kind === "failure");
			if (failed) throw new Error(`${failed.name}: ${failed.reason}`);
			return all;
		},
		lastTraceback: () =>
			/Traceback[\s\S]{0,4000}$/.exec(
				readFileSync(log, "utf8").slice(-5_000),
			)?.[0] ?? "",
		stop: () => void server.kill(),
	};
}

async function untilReady(
	server: ChildProcess,
	endpoint: string,
	log: () => string,
): Promise<void> {
	while (server.exitCode === null) {
		const isUp = await fetch(`${endpoint}/moto-api/data.json`).then(
			() => true,
			() => false,
		);
		if (isUp) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`The local AWS did not start:\n${log()}`);
}
