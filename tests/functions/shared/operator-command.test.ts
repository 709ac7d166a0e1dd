import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runOperatorCommand } from "#functions/shared/operator-command.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "operator-"));
	writeFileSync(join(folder, "functions.env"), "MESSAGES_TABLE=local\n");
	vi.stubEnv("DATA_FOLDER", folder);
	vi.stubEnv("STAGE", undefined);
	vi.stubEnv("MESSAGES_TABLE", undefined);
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	process.exitCode = undefined;
	rmSync(folder, { recursive: true });
});

/** Runs a command that prints its table; returns what it prints, standard error first. */
async function run(environment: Record<string, string>): Promise<unknown[]> {
	for (const [name, value] of Object.entries(environment)) {
		vi.stubEnv(name, value);
	}
	const errors = vi.spyOn(console, "error").mockImplementation(() => {});
	const lines = vi.spyOn(console, "log").mockImplementation(() => {});
	const answer = async () => `rows of ${process.env.MESSAGES_TABLE}`;
	await runOperatorCommand("MESSAGES_TABLE", answer);
	return [...errors.mock.calls, ...lines.mock.calls].flat();
}

it("says which table it is about", async () => {
	expect(await run({ STAGE: "prod", MESSAGES_TABLE: "Prod-1" })).toEqual([
		"Table on AWS: Prod-1",
		"rows of Prod-1",
	]);
});

it.each([{}, { STAGE: "dev" }])(
	"is about the running local site without a table: %o",
	async (environment) => {
		expect(await run(environment)).toEqual([
			`Local site: ${folder}`,
			"rows of local",
		]);
	},
);

it("is never about the local site if the shell is set up for another stage", async () => {
	expect(await run({ STAGE: "prod" })).toEqual([
		expect.stringMatching(
			/^STAGE is prod, .*: export MESSAGES_TABLE=<MessagesTable>/,
		),
	]);
	expect(process.exitCode).toBe(1);
});
