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

// .ci/install-browsers on a machine without browsers: no test may count as passed in a browser that
// was missing. The machine is simulated by a PATH with a minimum of programs.

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
		// Non-root users may install here too.
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

describe.runIf(linux)("if browsers are missing", () => {
	it("fails without apt-get, and says what to install", () => {
		const { status, stderr } = install();
		expect(status).toBe(1);
		expect(stderr).toContain("there is no apt-get here");
		expect(stderr).toMatch(/apt-get install .*firefox-esr webkit2gtk-driver/);
	});

	it("fails if apt-get does", () => {
		const { status, stderr } = install("exit 100");
		expect(status).toBe(1);
		expect(stderr).toContain("apt-get could not install them");
	});

	it("fails if apt-get installs none, after asking for all of them non-interactively", () => {
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
