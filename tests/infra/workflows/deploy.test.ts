import { describe, expect, test } from "vitest";
import { areStages, readWorkflow } from "./read-workflow.ts";

describe("deploy.yml", () => {
	const { concurrency, jobs, on } = readWorkflow("deploy.yml");
	const runs = (job: string) =>
		(jobs[job]?.steps ?? []).map(({ run }) => run ?? "").join("\n");

	test("lists only existing stages, and gives each an environment of its name", () => {
		expect(on.workflow_dispatch).toMatchObject({
			inputs: { stage: { options: expect.toSatisfy(areStages) } },
		});
		expect(jobs.deploy?.environment?.name).toMatch(
			/^\$\{\{ inputs\.stage \|\| 'dev' \}\}$/,
		);
	});

	test("runs all checks before it deploys, and the smoke checks afterwards", () => {
		expect(jobs.deploy).toMatchObject({ needs: "check" });
		expect(runs("deploy")).toMatch(/cdk deploy --all[\s\S]*npm run smoke/);
	});

	test("deploys by hand, and after a push only if a variable says so", () => {
		expect(jobs.deploy?.if).toBe(
			"github.event_name == 'workflow_dispatch' || (github.event_name == 'push' && vars.AUTO_DEPLOY == 'true')",
		);
	});

	test("keeps the last good day's news for the build", () => {
		const cache = jobs.deploy?.steps?.find(({ uses }) =>
			uses?.startsWith("actions/cache@"),
		);
		expect(cache?.with).toMatchObject({
			path: "build/snapshot",
			"restore-keys": "news-",
		});
	});

	test("comments a pull request's changes, but not for forks", () => {
		expect(runs("diff")).toMatch(/npm run --silent diff[\s\S]*gh pr comment/);
		expect(jobs.diff?.if).toContain(
			"github.event.pull_request.head.repo.full_name == github.repository",
		);
	});

	test("leaves the comment of a pull request's latest push, and never cancels a deployment", () => {
		expect(jobs.diff?.concurrency).toEqual({
			group: expect.stringMatching(/^diff-\$\{\{ .*\.number \}\}$/),
			"cancel-in-progress": true,
		});
		expect(jobs.deploy?.concurrency).toMatchObject({
			"cancel-in-progress": false,
		});
	});

	test("deploys pushes in their order, and holds up nothing else", () => {
		expect(concurrency).toEqual({
			group: `deploy-\${{ github.event_name == 'push' && github.ref || github.run_id }}`,
			"cancel-in-progress": false,
		});
	});

	test("gets its credentials from a token, never from a stored key", () => {
		for (const name of ["deploy", "diff"]) {
			const step = jobs[name]?.steps?.find(({ uses }) =>
				uses?.startsWith("aws-actions/configure-aws-credentials@"),
			);
			expect(Object.keys(step?.with ?? {}).sort()).toEqual([
				"aws-region",
				"role-to-assume",
			]);
		}
	});
});

describe("preview.yml", () => {
	const { concurrency, jobs, on } = readWorkflow("preview.yml");
	const steps = jobs.preview?.steps ?? [];

	test("is created and updated with its pull request, and destroyed when that closes", () => {
		expect(on.pull_request).toEqual({
			branches: ["main"],
			types: ["opened", "synchronize", "reopened", "closed"],
		});
		const runs = (condition: string) =>
			steps.filter((step) => step.if === condition).map(({ run }) => run);
		expect(runs("github.event.action == 'closed'")).toEqual([
			"npx cdk destroy --all --force",
		]);
		expect(runs("github.event.action != 'closed'")[0]).toContain(
			"npx cdk deploy --all",
		);
		// A destroy must not overtake a deployment.
		expect(concurrency).toMatchObject({ "cancel-in-progress": false });
	});

	test("runs for pull requests of this repository, if an account is configured", () => {
		expect(jobs.preview?.environment?.name).toBe("preview");
		expect(jobs.preview?.if).toContain("vars.PREVIEWS == 'true'");
		expect(jobs.preview?.if).toContain(
			"github.event.pull_request.head.repo.full_name == github.repository",
		);
	});
});
