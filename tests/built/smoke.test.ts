import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { startSite } from "#tests/start-site.ts";

// As operators run it after each deployment.
it("the smoke test passes", async () => {
	const site = await startSite();
	try {
		const { stdout } = await promisify(execFile)(process.execPath, [
			"--import",
			"tsx",
			"tests/smoke.ts",
			site.url,
		]).catch(({ stdout }) => ({ stdout }));
		expect(stdout).toMatch(/^All \d+ checks passed/m);
	} finally {
		await site.close();
	}
}, 60_000);
