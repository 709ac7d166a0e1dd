import { describe, expect, test } from "vitest";
import { readText, stepsOf, workflows } from "./read-workflow.ts";

test("there are workflows to check, deploy, preview and probe, and one for CodeQL", () => {
	expect(workflows.map(([name]) => name).sort()).toEqual([
		"check.yml",
		"codeql.yml",
		"deploy.yml",
		"preview.yml",
		"probe.yml",
	]);
});

describe.each(workflows)("%s", (name, workflow) => {
	test("uses only actions of GitHub and AWS, each pinned to a release's commit", () => {
		for (const { uses } of stepsOf(workflow)) {
			if (uses === undefined) continue;
			expect(uses).toMatch(
				/^(actions|github\/codeql-action|aws-actions)(\/[\w-]+)+@[0-9a-f]{40}$/,
			);
		}
		for (const { uses } of Object.values(workflow.jobs)) {
			if (uses) expect(uses).toMatch(/^\.\/\.github\/workflows\//);
		}
	});

	test("states the release of each commit, which Dependabot keeps current", () => {
		const text = readText(name);
		for (const line of text.match(/^.*uses: (?!\.).*$/gm) ?? []) {
			expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
		}
	});

	test("may read the repository, and each job gets only the further permissions it needs", () => {
		expect(workflow.permissions).toEqual({ contents: "read" });
		const allowed: Record<string, Record<string, string>> = {
			analyze: { contents: "read", "security-events": "write" },
			deploy: { contents: "read", "id-token": "write" },
			preview: { contents: "read", "id-token": "write" },
			diff: {
				contents: "read",
				"id-token": "write",
				"pull-requests": "write",
			},
		};
		for (const [name, { permissions }] of Object.entries(workflow.jobs)) {
			expect([name, permissions]).toEqual([name, allowed[name]]);
		}
	});

	test("has a timeout, and leaves no credentials in the checkout", () => {
		for (const [name, job] of Object.entries(workflow.jobs)) {
			if (job.uses) continue;
			expect([name, job["timeout-minutes"]]).toEqual([
				name,
				expect.any(Number),
			]);
			expect(job["runs-on"]).toBe("ubuntu-24.04");
		}
		const checkouts = stepsOf(workflow).filter(({ uses }) =>
			uses?.startsWith("actions/checkout@"),
		);
		expect(checkouts.length).toBeGreaterThan(0);
		for (const step of checkouts) {
			expect(step.with?.["persist-credentials"]).toBe(false);
		}
	});

	test("has a schedule only if it does nothing else: GitHub disables a scheduled workflow after quiet days, with all its triggers", () => {
		if (!("schedule" in workflow.on)) return;
		expect(Object.keys(workflow.on)).toEqual(["schedule", "workflow_dispatch"]);
	});

	test("reports every failure of a matrix, not only the first", () => {
		for (const [job, { strategy }] of Object.entries(workflow.jobs)) {
			if (strategy) expect([job, strategy["fail-fast"]]).toEqual([job, false]);
		}
	});

	test("runs no script of a package that it installs, which could take the job's credentials", () => {
		for (const { run = "" } of stepsOf(workflow))
			for (const line of run.match(/\bnpm (ci|i|install|exec)\b.*/g) ?? [])
				expect(line).toBe("npm ci --ignore-scripts");
	});

	test("puts no text of an event or a variable into a shell command", () => {
		for (const { run = "" } of stepsOf(workflow))
			expect(run).not.toContain("${{");
	});

	test("stores no key and contains no account number", () => {
		const text = JSON.stringify(workflow);
		expect(text).not.toMatch(/secrets\.|aws-(access|secret)|\b\d{12}\b/i);
	});
});
