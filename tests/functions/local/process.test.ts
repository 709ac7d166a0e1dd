import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildFunctions } from "#functions/build.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";
import { rawRequest } from "./raw-request.ts";
import { makeSiteFolder } from "./site-folder.ts";

const main = fileURLToPath(
	new URL("../../../functions/local/main.ts", import.meta.url),
);
const messages = fileURLToPath(
	new URL("../../../functions/contact/messages-command.ts", import.meta.url),
);
const folders = makeSiteFolder();
const children = new Set<ChildProcess>();

beforeAll(async () => {
	await buildFunctions(folders.functionsFolder);
});
afterAll(() => {
	for (const child of children) child.kill("SIGKILL");
	folders.remove();
});

function run(
	file: string,
	args: string[],
	environment: Record<string, string>,
) {
	const child = spawn(process.execPath, ["--import", "tsx", file, ...args], {
		env: { ...process.env, LOG_LEVEL: "", ...environment },
		stdio: ["ignore", "pipe", "pipe"],
	});
	children.add(child);
	const output = { text: "" };
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (data) => {
			output.text += data;
		});
	}
	return {
		child,
		output,
		ended: once(child, "exit") as Promise<[number | null]>,
	};
}

const startSite = (
	environment: Record<string, string> = {},
	option = "--offline",
) =>
	run(main, [option], {
		PORT: "0",
		MAILBOX_PORT: "0",
		DATA_FOLDER: folders.dataFolder,
		SITE_FOLDER: folders.siteFolder,
		FUNCTIONS_FOLDER: folders.functionsFolder,
		...environment,
	});

async function addressOf(
	{ output, child, ended }: ReturnType<typeof run>,
	name: string,
) {
	for (;;) {
		const address = new RegExp(`^${name} +(\\S+)$`, "m").exec(output.text)?.[1];
		if (address) return address;
		if (child.exitCode !== null) throw new Error(output.text);
		await Promise.race([once(child.stdout, "data"), ended]);
	}
}

it.each(["PORT", "MAILBOX_PORT"])(
	"%s that is not a port is refused in one line",
	async (name) => {
		const { ended, output } = startSite({
			[name]: "abc",
			NODE_NO_WARNINGS: "1",
		});
		expect(await ended).toEqual([1, null]);
		expect(output.text).toBe(
			`${name} must be a number from 0 to 65535, found abc\n`,
		);
	},
);

it.each(["start", "dev"])(
	"npm run %s looks at the ports before it builds",
	async (name) => {
		const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
		const [tool, file = ""] = scripts[name].split(" && ")[0].split(" ");
		expect(tool).toBe("tsx");
		const { ended, output } = run(file, [], {
			PORT: "abc",
			NODE_NO_WARNINGS: "1",
		});
		expect(await ended).toEqual([1, null]);
		expect(output.text).toMatch(/^PORT must be .* found abc\n$/);
	},
);

it("a misspelt option is refused in one line", async () => {
	const { ended, output } = startSite({ NODE_NO_WARNINGS: "1" }, "--ofline");
	expect(await ended).toEqual([1, null]);
	expect(output.text).toMatch(/^Unknown option '--ofline'.*\n$/);
});

it("a killed site keeps its messages; a second one is refused; stopping leaves nothing behind", {
	timeout: 90_000,
}, async () => {
	const first = startSite();
	const url = await addressOf(first, "Site");
	const sent = await rawRequest(url, "/api/contact", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ ...aMessage, message: "before the kill" }),
	});
	expect(sent.status).toBe(200);

	const second = startSite();
	expect(await second.ended).toEqual([1, null]);
	expect(second.output.text.trim().split("\n")).toEqual([
		expect.stringContaining(
			`already running on this data (process ${first.child.pid})`,
		),
	]);
	const elsewhere = startSite({
		DATA_FOLDER: `${folders.dataFolder}-2`,
		PORT: new URL(url).port,
	});
	expect(await elsewhere.ended).toEqual([1, null]);
	expect(elsewhere.output.text).toMatch(
		/^Port \d+ is taken\. Set another with PORT=8090 npm start\n$/,
	);

	first.child.kill("SIGKILL");
	await first.ended;
	const third = startSite();
	await addressOf(third, "Mailbox");
	const list = run(messages, ["list"], {
		DATA_FOLDER: folders.dataFolder,
	});
	expect(await list.ended).toEqual([0, null]);
	expect(list.output.text).toMatch(
		/^Local site: \S+\n[\w-]{19} {2}\S+ {2}(sent|received after 1 attempts) {2}Ana Pérez <ana@example.com>\n$/,
	);

	// Ctrl-C.
	third.child.kill("SIGINT");
	expect(await third.ended).toEqual([0, null]);
	expect(readdirSync(folders.dataFolder)).toEqual(["store"]);
	const printed = third.output.text.trim().split("\n");
	expect(printed.length).toBeGreaterThan(4);
	for (const line of printed) {
		expect(line).toMatch(/^(Site|Mailbox) {1,4}http|^\d\d:\d\d:\d\d {2}\w+ /);
	}
	const orphan = run(messages, ["list"], { DATA_FOLDER: folders.dataFolder });
	expect(await orphan.ended).toEqual([1, null]);
	expect(orphan.output.text).toContain("No local site is running");
	// How to use it needs no table.
	const asked = run(messages, [], { DATA_FOLDER: folders.dataFolder });
	expect(await asked.ended).toEqual([1, null]);
	expect(asked.output.text).toMatch(/^Usage: npm run messages -- <command>\n/);
});
