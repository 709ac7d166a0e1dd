import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { siteFileWriter } from "#frontend/build/write-site-file.ts";

const folder = mkdtempSync(join(tmpdir(), "write-site-file-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [site, publicFiles] = [join(folder, "site"), join(folder, "public")];
const write = siteFileWriter(site, publicFiles);

it("writes a file, and the folders that it is in", () => {
	write(".well-known/security.txt", "Expires: never");
	expect(readFileSync(join(site, ".well-known/security.txt"), "utf8")).toBe(
		"Expires: never",
	);
});

it("refuses to overwrite a file of frontend/public/, which would never ship", () => {
	mkdirSync(publicFiles);
	writeFileSync(join(publicFiles, "robots.txt"), "User-agent: *");
	expect(() => write("robots.txt", "")).toThrow(
		"frontend/public/robots.txt would not ship",
	);
});
