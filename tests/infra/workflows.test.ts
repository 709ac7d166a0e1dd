import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { stageNames } from "#infra/config.ts";

type Step = {
	uses?: string;
	run?: string;
	if?: string;
	with?: Record<string, unknown>;
	env?: Record<string, string>;
};
type Job = {
	uses?: string;
	if?: string;
	"runs-on"?: string;
	"timeout-minutes"?: number;
	permissions?: Record<string, string>;
	environment?: { name: string };
	steps?: Step[];
};
type Workflow = {
	on: Record<string, unknown>;
	permissions?: Record<string, string>;
	jobs: Record<string, Job>;
	concurrency?: { group: string };
};

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name): [string, Workflow] => [
	name,
	parse(readFileSync(join(folder, name), "utf8")),
]);
const workflow = (name: string) =>
	workflows.find(([file]) => file === name)?.[1] as Workflow;
/** An additional stage need not be deployed by GitHub. */
const areStages = (names: string[]) =>
	names.length > 0 && names.every((name) => stageNames.includes(name));
const stepsOf = ({ jobs }: Workflow) =>
	Object.values(jobs).flatMap(({ steps = [] }) => steps);

test("there are workflows to check, deploy, preview and probe, and one for CodeQL", () => {
	expect(workflows.map(([name]) => name).sort()).toEqual([
		"check.yml",
		"codeql.yml",
		"deploy.yml",
		"preview.yml",
		"probe.yml",
	]);
});

describe.each(workflows)("%s", (name, each) => {
	test("uses only actions of GitHub and AWS, each pinned to a release's commit", () => {
		for (const { uses } of stepsOf(each)) {
			if (uses === undefined) continue;
			expect(uses).toMatch(
				/^(actions|github\/codeql-action|aws-actions)(\/[\w-]+)+@[0-9a-f]{40}$/,
			);
		}
		for (const { uses } of Object.values(each.jobs)) {
			if (uses) expect(uses).toMatch(/^\.\/\.github\/workflows\//);
		}
	});

	test("states the release of each commit, which Dependabot keeps current", () => {
		const text = readFileSync(join(folder, name), "utf8");
		for (const line of text.match(/^.*uses: (?!\.).*$/gm) ?? []) {
			expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
		}
	});

	test("may read the repository, and each job gets only the further permissions it needs", () => {
		expect(each.permissions).toEqual({ contents: "read" });
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
		for (const [name, { permissions }] of Object.entries(each.jobs)) {
			expect([name, permissions]).toEqual([name, allowed[name]]);
		}
	});

	test("has a timeout, and leaves no credentials in the checkout", () => {
		for (const [name, job] of Object.entries(each.jobs)) {
			if (job.uses) continue;
			expect([name, job["timeout-minutes"]]).toEqual([
				name,
				expect.any(Number),
			]);
			expect(job["runs-on"]).toBe("ubuntu-24.04");
		}
		const checkouts = stepsOf(each).filter(({ uses }) =>
			uses?.startsWith("actions/checkout@"),
		);
		expect(checkouts.length).toBeGreaterThan(0);
		for (const step of checkouts) {
			expect(step.with?.["persist-credentials"]).toBe(false);
		}
	});

	test("puts no text of an event or a variable into a shell command", () => {
		for (const { run = "" } of stepsOf(each)) expect(run).not.toContain("${{");
	});

	test("stores no key and contains no account number", () => {
		const text = JSON.stringify(each);
		expect(text).not.toMatch(/secrets\.|aws-(access|secret)|\b\d{12}\b/i);
	});
});

test("every push to main and every pull request runs all tests, on each supported Node and on the oldest that works", () => {
	const { jobs, on } = workflow("check.yml");
	expect(on).toMatchObject({
		push: { branches: ["main"] },
		pull_request: null,
	});
	expect(jobs.test).toMatchObject({
		strategy: { matrix: { node: ["22", "24", "20.19"] } },
	});
	expect(jobs.test?.steps?.map(({ run }) => run)).toContain("npm test");
	expect(jobs.browsers?.steps?.map(({ run }) => run)).toEqual(
		expect.arrayContaining([".ci/install-browsers", "npm run test:browsers"]),
	);
	expect(jobs.synth).toMatchObject({
		strategy: { matrix: { stage: expect.toSatisfy(areStages) } },
	});
});

describe("deploy.yml", () => {
	const { jobs, on } = workflow("deploy.yml");
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

test("a push to main does not cancel a check that a person has started", () => {
	const { concurrency } = workflow("check.yml");
	// Only runs of one pull request share a group; every other run has its own.
	expect(concurrency?.group).toMatch(
		/^check-\$\{\{ github\.event_name == 'pull_request' && github\.ref \|\| github\.run_id \}\}$/,
	);
});

test("the live site is checked every hour from outside, and once a week with a marked message", () => {
	const { jobs, on } = workflow("probe.yml");
	const schedules = (on.schedule as { cron: string }[]).map(({ cron }) => cron);
	expect(schedules).toHaveLength(2);
	const weekly = schedules.find((cron) => cron.endsWith(" 1")) ?? "";
	const runs = (jobs.probe?.steps ?? []).filter(({ run }) =>
		run?.startsWith("npm run smoke"),
	);
	expect(runs.map((step) => [step.if, step.run])).toEqual([
		[
			`github.event.schedule != '${weekly}'`,
			'npm run smoke -- "$SITE_ADDRESS" --no-message',
		],
		[
			`github.event.schedule == '${weekly}'`,
			'npm run smoke -- "$SITE_ADDRESS"',
		],
	]);
	// Of the live commit: main may have pages that are not deployed yet.
	const checkout = jobs.probe?.steps?.find(({ uses }) =>
		uses?.startsWith("actions/checkout@"),
	);
	expect(checkout?.with?.ref).toMatch(/^\$\{\{ vars\.SITE_REF \}\}$/);
	// A fork that is not live yet is not checked.
	expect(jobs.probe?.if).toBe("vars.SITE_ADDRESS != ''");
});

describe("preview.yml", () => {
	const { concurrency, jobs, on } = workflow("preview.yml");
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
