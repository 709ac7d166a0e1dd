import { execFile } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../..");

it("npm run dev on a port that is taken says so, and starts nothing", async () => {
	const other = createServer();
	await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
	const { port } = other.address() as { port: number };
	try {
		const run = promisify(execFile)(
			process.execPath,
			["--import", "tsx", "frontend/build/dev.ts"],
			{ cwd: root, env: { ...process.env, PORT: String(port) } },
		);
		await expect(run).rejects.toMatchObject({
			code: 1,
			stdout: expect.not.stringContaining("Mailbox"),
			stderr: expect.stringMatching(
				new RegExp(`^Port ${port} is already in use\\. .*npm run dev$`, "m"),
			),
		});
		const { stderr } = await run.catch((error) => error);
		expect(stderr).not.toContain("    at ");
	} finally {
		other.close();
	}
});
