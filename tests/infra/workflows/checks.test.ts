import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { areStages, readWorkflow } from "./read-workflow.ts";

test("every push to main and every pull request runs all tests, on each supported Node and on the oldest that works", () => {
	const { jobs, on } = readWorkflow("check.yml");
	expect(Object.keys(on)).toEqual(["pull_request", "workflow_call"]);
	const deploy = readWorkflow("deploy.yml");
	expect(deploy.on.push).toEqual({ branches: ["main"] });
	expect(deploy.jobs.check).toEqual({
		if: "github.event_name != 'pull_request'",
		uses: "./.github/workflows/check.yml",
	});
	expect(jobs.test).toMatchObject({
		strategy: { matrix: { node: ["22", "24", "26", "20.19"] } },
	});
	expect(jobs.test?.steps?.map(({ run }) => run)).toContain(
		"npm test -- --without-browser",
	);
	expect(jobs.e2e).toMatchObject({
		strategy: { matrix: { shard: ["1/3", "2/3", "3/3"] } },
	});
	expect(jobs.e2e?.steps?.at(-1)).toEqual({
		run: 'npx playwright test --shard="$SHARD"',
		env: { SHARD: expect.stringMatching(/^\$\{\{ matrix\.shard \}\}$/) },
	});
	expect(jobs.browsers?.steps?.map(({ run }) => run)).toEqual(
		expect.arrayContaining([".ci/install-browsers", "npm run test:browsers"]),
	);
	expect(jobs.synth).toMatchObject({
		strategy: { matrix: { stage: expect.toSatisfy(areStages) } },
	});
});

test("a push to main does not cancel a check that a person has started", () => {
	const { concurrency } = readWorkflow("check.yml");
	// Only runs of one pull request share a group; every other run has its own.
	expect(concurrency?.group).toMatch(
		/^check-\$\{\{ github\.event_name == 'pull_request' && github\.ref \|\| github\.run_id \}\}$/,
	);
});

test("CodeQL does not scan a private fork, whose results GitHub would refuse", () => {
	const { jobs } = readWorkflow("codeql.yml");
	expect(jobs.analyze?.if).toMatch(
		/^\$\{\{ !github\.event\.repository\.private \}\}$/,
	);
});

test("Dependabot updates packages and actions, and keeps the CDK's CLI at 2", () => {
	const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8"));
	expect(
		updates.map((each: Record<string, string>) => each["package-ecosystem"]),
	).toEqual(["npm", "github-actions"]);
	expect(updates[0].ignore).toContainEqual({
		"dependency-name": "aws-cdk",
		versions: [">=3"],
	});
	const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
	expect(devDependencies["aws-cdk"]).toMatch(/^2\.\d+\.\d+$/);
});
