import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stageConfig, stageNames } from "#infra/config.ts";
import { parseStage } from "#infra/stacks/parse-stage.ts";
import { exampleStage } from "./example-stages.ts";

const { name: _, ...dev } = exampleStage("dev");

test("every stage of the repository is valid", () => {
	expect(stageNames).toEqual(expect.arrayContaining(["dev", "prod"]));
	for (const name of stageNames) expect(stageConfig(name).name).toBe(name);
});

test("prod is protected and sends alarms to someone", () => {
	expect(stageConfig("prod")).toMatchObject({ protected: true });
	expect(stageConfig("prod").alarmAddress).toBeDefined();
});

test("a preview is dev under another name, without resources that exist once per account", () => {
	expect(exampleStage("preview-pr-12")).toEqual({
		...dev,
		name: "preview-pr-12",
		mail: { ...dev.mail, identity: "existing" },
	});
	const { domain: _domain, github: _github, mail, ...own } = stageConfig("dev");
	expect(stageConfig("preview-pr-12")).toEqual({
		...own,
		name: "preview-pr-12",
		mail: { ...mail, identity: "existing" },
	});
});

test("an invalid stage is reported in one line, before anything is built or synthesized", () => {
	const { status, stderr, stdout } = spawnSync("npx", ["tsx", "infra/app.ts"], {
		env: { ...process.env, STAGE: "production", SITE_FOLDER: "/nowhere" },
		encoding: "utf8",
	});
	expect(status).toBe(1);
	expect(stdout).toBe("");
	expect(stderr.split("\n").filter((line) => line.startsWith("Stage"))).toEqual(
		[
			`Stage "production" is not in infra/config.ts: use ${stageNames.join(", ")} or preview-<name>`,
		],
	);
	expect(stderr).not.toContain("    at ");
});

// Elsewhere a test would fail as soon as somebody who uses this project edits that file.
test("only these files of the tests read the project's own stages", () => {
	const readers = readdirSync("tests/infra", { recursive: true })
		.map(String)
		.filter((path) => path.endsWith(".ts"))
		.filter((path) =>
			/import \{[^}]*\b(stageConfig|stageNames)\b[^}]*\} from "[^"]*\/config\.ts"/.test(
				readFileSync(join("tests/infra", path), "utf8"),
			),
		);
	expect(readers.sort()).toEqual([
		"config.test.ts",
		"cost/cost.test.ts",
		"example-stages.ts",
		"own-stages.ts",
		"workflows/read-workflow.ts",
	]);
});

test("neither settings nor documents contain an account number", () => {
	const files = ["infra", ".github"]
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, withFileTypes: true }),
		)
		.filter(({ name }) => /\.(ts|js|ya?ml)$/.test(name))
		.map(({ name, parentPath }) => join(parentPath, name));
	const documents = ["README.md", "RUNBOOK.md", "cdk.json", "package.json"];
	expect(files.length).toBeGreaterThan(40);
	for (const file of [...files, ...documents]) {
		expect([file, readFileSync(file, "utf8").match(/\b\d{12}\b/)]).toEqual([
			file,
			null,
		]);
	}
});

test("an unknown stage is reported together with the existing ones", () => {
	expect(() => stageConfig("production")).toThrow(
		`Stage "production" is not in infra/config.ts: use ${stageNames.join(", ")} or preview-<name>`,
	);
});

const domain = {
	name: "www.example.com",
	hostedZoneName: "example.com",
	hostedZoneId: "Z123",
};

const github = { repository: "a/b", repositoryId: 1, provider: "create" };

test.each([
	["an unknown key", { colour: "red" }, 'Unrecognized key: "colour"'],
	["an invalid region", { region: "sydney" }, "region: must be an AWS region"],
	[
		"a region that does not exist",
		{ region: "ap-southeast-8" },
		"region: must be an AWS region",
	],
	[
		"a copy in the stage's own region",
		{ standbyRegion: dev.region },
		"standbyRegion: must differ from the stage's own region",
	],
	[
		"a sender that is not an address",
		{ mail: { ...dev.mail, from: "hello" } },
		"mail.from: must be an email address",
	],
	[
		"an invalid alarm address",
		{ alarmAddress: "ops@" },
		"alarmAddress: must be an email address",
	],
	[
		"a DMARC record outside of the stage's zone",
		{ mail: { ...dev.mail, dmarc: "reject" } },
		"mail.dmarc: needs a domain in the same zone as mail.from",
	],
	[
		"a domain without its zone",
		{ domain: { name: "www.example.com" } },
		"domain.hostedZoneName: ",
	],
	[
		"a domain with https",
		{ domain: { ...domain, name: "https://www.example.com" } },
		"domain.name: must be a host name in lower case, without https://",
	],
	[
		"a domain outside of its zone",
		{ domain: { ...domain, name: "www.badexample.com" } },
		"domain.name: must be in the hosted zone",
	],
	[
		"a zone that is no id",
		{ domain: { ...domain, hostedZoneId: "example.com" } },
		"domain.hostedZoneId: must be the id of a Route 53 zone (Z…)",
	],
	[
		"a throttle of nothing",
		{
			throttle: {
				...dev.throttle,
				feeds: { requestsPerSecond: 0, burst: 1 },
			},
		},
		"throttle.feeds.requestsPerSecond: must be at least 1",
	],
	[
		"a burst that has more requests than instances",
		{
			throttle: {
				...dev.throttle,
				contact: { requestsPerSecond: 9, burst: 9 },
			},
			reservedConcurrency: { contact: 8, feeds: 12 },
		},
		"reservedConcurrency.contact: must be at least throttle.contact.burst, 9",
	],
	[
		"logs for a number of days that CloudWatch lacks",
		{ logDays: 8 },
		"logDays: must be 7, 30, 90, 180 or 365",
	],
	[
		"a budget that notifies nobody",
		{ budgetUsd: 10 },
		"budgetUsd: needs an alarmAddress to send mail to",
	],
	[
		"a repository given as a URL",
		{ github: { ...github, repository: "https://github.com/a/b" } },
		"github.repository: must be owner/name",
	],
	[
		"a repository without its number",
		{ github: { ...github, repositoryId: undefined } },
		"github.repositoryId: must be the number that `gh api repos/OWNER/NAME --jq .id` prints",
	],
	[
		"previews with the CDK's own bootstrap",
		{ github: { ...github, previews: true } },
		"bootstrapQualifier: is required with github.previews, or a pull request's code would deploy with an administrator's permissions",
	],
	[
		"a secret that is its own predecessor",
		{ originSecret: { current: 1, previous: 1 } },
		"originSecret.previous: must differ from current",
	],
])("%s is rejected in one line", (_, change, expected) => {
	const parse = () => parseStage("dev", { ...dev, ...change });
	expect(parse).toThrow(`Stage "dev" in infra/config.ts: ${expected}`);
	expect(parse).not.toThrow(/\n/);
});

test.each([
	["the same address", "hello@company.example"],
	["the same in capitals", "Hello@Company.example"],
	["the same mailbox behind a plus sign", "hello+alarms@company.example"],
])(
	"a protected stage does not send alarms about a mailbox to that mailbox: %s",
	(_, alarmAddress) => {
		const mail = { ...dev.mail, to: "hello@company.example" };
		const parse = (isProtected: boolean) =>
			parseStage("dev", { ...dev, mail, alarmAddress, protected: isProtected });
		expect(() => parse(true)).toThrow(
			'Stage "dev" in infra/config.ts: alarmAddress: must be a different mailbox from mail.to',
		);
		expect(parse(false).alarmAddress).toBe(
			alarmAddress.replace("Company", "company"),
		);
	},
);

test("capital letters in the sender's domain do not separate it from its zone", () => {
	const { domain, mail } = parseStage("dev", {
		...dev,
		domain: {
			name: "www.company.example",
			hostedZoneName: "company.example",
			hostedZoneId: "Z0123456789ABC",
		},
		mail: { ...dev.mail, from: "Hello@Company.Example", dmarc: "none" },
	});
	expect(mail.from).toBe(`Hello@${domain?.hostedZoneName}`);
});

test.each(["", "Dev", "a b", "-a", "x".repeat(40)])(
	"%j is not a valid stage name",
	(name) => {
		expect(() => parseStage(name, dev)).toThrow("lower-case letters");
	},
);

test.each(["preview", "previewer"])(
	"%j is not a valid stage name, because dev's boundary would cover it",
	(name) => {
		expect(() => parseStage(name, dev)).toThrow("must be a preview of dev");
	},
);
