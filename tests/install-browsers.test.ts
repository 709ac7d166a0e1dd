import { spawnSync } from "node:child_process";
import {
	chmodSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

// .ci/install-browsers on a machine that has none: nothing may pass for tested in browsers that
// were not there. The machine is a PATH with the fewest programs.

const linux = process.platform === "linux";
let folder = "";

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "install-browsers-"));
	for (const name of ["bash", "dirname", "id", "env", "npx", "sh", "sudo"]) {
		const found = spawnSync("sh", ["-c", `command -v ${name}`], {
			encoding: "utf8",
		}).stdout.trim();
		if (found) symlinkSync(found, join(folder, name));
	}
	symlinkSync(process.execPath, join(folder, "node"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function install(aptGet?: string): { status: number | null; stderr: string } {
	if (aptGet) {
		writeFileSync(join(folder, "apt-get"), `#!/bin/sh\n${aptGet}\n`);
		chmodSync(join(folder, "apt-get"), 0o755);
		// Also who is not root may install here.
		rmSync(join(folder, "sudo"), { force: true });
		writeFileSync(
			join(folder, "sudo"),
			'#!/bin/sh\n[ "$1" = -n ] && shift\nexec "$@"\n',
		);
		chmodSync(join(folder, "sudo"), 0o755);
		symlinkSync("/bin/true", join(folder, "true"));
	}
	return spawnSync("bash", [".ci/install-browsers"], {
		env: { ...process.env, PATH: folder },
		encoding: "utf8",
	});
}

describe.runIf(linux)("where browsers are missing", () => {
	it("fails without apt-get, and says what to install", () => {
		const { status, stderr } = install();
		expect(status).toBe(1);
		expect(stderr).toContain("there is no apt-get here");
		expect(stderr).toMatch(/apt-get install .*firefox-esr webkit2gtk-driver/);
	});

	it("fails where apt-get does", () => {
		const { status, stderr } = install("exit 100");
		expect(status).toBe(1);
		expect(stderr).toContain("apt-get could not install them");
	});

	it("fails where apt-get brings none, having asked for all without a question", () => {
		const calls = join(folder, "calls");
		const { status, stderr } = install(
			`echo "$DEBIAN_FRONTEND $@" >> ${calls}`,
		);
		expect(status).toBe(1);
		expect(stderr).toContain("some are still missing after the installation");
		expect(readFileSync(calls, "utf8")).toMatch(
			/^noninteractive .*install -y .*chromium firefox-esr webkit2gtk-driver xvfb/m,
		);
	});
});
