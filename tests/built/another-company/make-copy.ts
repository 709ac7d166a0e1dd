import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyProject } from "#tests/copy-project.ts";

const copied = [
	"content",
	"frontend",
	"functions",
	"infra",
	"tests",
	"LICENSE",
	"cdk.json",
	"package.json",
	"tsconfig.json",
	"vite.config.ts",
	"vitest.config.ts",
];

/** Copies the project to a temporary folder, where a test may change anything. */
export function makeCopy() {
	const folder = copyProject(copied, "another-company-");
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	function write(file: string, text: string): void {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	}
	/** Runs Node there. @throws with everything that it printed if it fails */
	function run(args: string[], env: Record<string, string> = {}): string {
		try {
			return execFileSync(process.execPath, args, {
				cwd: folder,
				env: {
					...process.env,
					NODE_ENV: undefined,
					VITEST: undefined,
					...env,
				},
				encoding: "utf8",
				stdio: "pipe",
				maxBuffer: 1e8,
			});
		} catch (error) {
			const { stdout, stderr } = error as { stdout: string; stderr: string };
			throw new Error(`${args.join(" ")}\n${stdout}\n${stderr}`);
		}
	}
	return {
		folder,
		read,
		write,
		/** Changes a file. @throws if it is unchanged, because then the test would prove nothing */
		edit(file: string, change: (text: string) => string): void {
			const before = read(file);
			const after = change(before);
			if (after === before) throw new Error(`nothing changed in ${file}`);
			write(file, after);
		},
		remove: (file: string) => rmSync(join(folder, file)),
		run,
		/** Runs tests there. @throws with everything that they printed if one fails */
		runTests: (project: string, files: string[], ...options: string[]) =>
			run([
				join("node_modules", "vitest", "vitest.mjs"),
				"run",
				`--project=${project}`,
				...options,
				...files,
			]),
		dispose: () => rmSync(folder, { recursive: true, force: true }),
	};
}
