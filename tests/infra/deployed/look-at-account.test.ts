import { beforeEach, expect, test } from "vitest";
import { namesToCreate } from "#infra/deployed/existing-records.ts";
import { lookAtAccount } from "#infra/deployed/look-at-account.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { fakeAws, type Replies } from "#tests/infra/fake-aws.ts";
import { fullStage, siteTemplateOf } from "#tests/infra/fixtures.ts";

/** A stage with plausible addresses, whatever the company's own are. */
const readable = (stage: StageConfig): StageConfig => ({
	...stage,
	mail: { ...stage.mail, from: "hello@company.com", to: "hello@company.com" },
	alarmAddress: "operations@company.com",
});
const prod = readable(exampleStage("prod"));
const full = readable(fullStage());
const missing = `error: An error occurred (ValidationError) when calling the GetTemplate operation: Stack with id ${stackName("prod")} does not exist`;

const account = "123456789012";
const identity: Replies = { "sts get-caller-identity": { Account: account } };

/** An account in which a first deployment succeeds. */
const ready: Replies = {
	...identity,
	"cloudformation get-template": missing,
	"ssm get-parameter": { Parameter: { Value: "31" } },
	"lambda get-account-settings": {
		AccountLimit: {
			ConcurrentExecutions: 1_000,
			UnreservedConcurrentExecutions: 1_000,
		},
	},
	"ses get-send-quota": { Max24HourSend: 50_000 },
	"route53 get-hosted-zone": { HostedZone: { Name: "company.example." } },
	"route53 list-resource-record-sets": {
		ResourceRecordSets: [
			{ Name: "company.example.", Type: "NS" },
			{ Name: "company.example.", Type: "MX" },
		],
	},
	"sesv2 get-email-identity":
		"error: An error occurred (NotFoundException) when calling the GetEmailIdentity operation",
};

let said: string[];
beforeEach(() => {
	said = [];
});
const look = (stage = prod, checksFirst = true) =>
	lookAtAccount(stage, account, checksFirst, (line) => said.push(line));

test("the deployed stack reports its pages' inline hashes, and nothing else is requested", () => {
	const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
	const commands = fakeAws({
		...identity,
		"cloudformation describe-stacks": '"UPDATE_COMPLETE"',
		"cloudformation get-template": {
			Resources: {
				Policy: {
					Type: "AWS::CloudFront::ResponseHeadersPolicy",
					Metadata: { inlineHashes: hashes },
				},
			},
		},
	});
	expect(look()).toEqual({ isFirstDeployment: false, previousHashes: hashes });
	expect(commands()).toEqual([
		"sts get-caller-identity --region ap-southeast-2 --output json",
		`cloudformation get-template --stack-name ${stackName("prod")} --query TemplateBody --region ap-southeast-2 --output json`,
		`cloudformation describe-stacks --stack-name ${stackName("prod")} --query Stacks[0].StackStatus --region ap-southeast-2 --output json`,
	]);
	expect(said).toEqual([]);
});

test.each([
	["failed and was rolled back", "ROLLBACK_COMPLETE", { Resources: {} }],
	[
		"failed and could not be cleared away",
		"ROLLBACK_FAILED",
		{ Resources: {} },
	],
	["was shown and never carried out", "REVIEW_IN_PROGRESS", '""'],
])(
	"after a first deployment that %s, the next one counts as the first",
	(_, status, template) => {
		const failed = {
			...ready,
			"cloudformation describe-stacks": `"${status}"`,
			"cloudformation get-template": template,
		};
		fakeAws(failed);
		expect(look()).toEqual({ isFirstDeployment: true });
		fakeAws({
			...failed,
			"lambda get-account-settings": {
				AccountLimit: {
					ConcurrentExecutions: 10,
					UnreservedConcurrentExecutions: 10,
				},
			},
		});
		expect(() => look()).toThrow("the account has only 10 left");
	},
);

test("credentials that can read only the template, like the pipeline's, find the stage deployed", () => {
	fakeAws({
		...identity,
		"cloudformation get-template": { Resources: {} },
		"cloudformation describe-stacks":
			"error: An error occurred (AccessDenied) when calling the DescribeStacks operation",
	});
	expect(look()).toEqual({ isFirstDeployment: false });
	expect(said).toEqual([]);
});

test("an AWS CLI with another account's credentials is ignored", () => {
	// As with cdk deploy --profile, which the app and its AWS CLI do not see.
	fakeAws({ ...ready, "sts get-caller-identity": { Account: "999999999999" } });
	expect(look()).toEqual({ isFirstDeployment: false });
	expect(said).toEqual([
		expect.stringMatching(
			/account 123456789012.* uses 999999999999.*AWS_PROFILE/,
		),
	]);
});

test("an account that is ready for a first deployment passes without a message", () => {
	fakeAws(ready);
	expect(look()).toEqual({ isFirstDeployment: true });
	expect(look(full)).toEqual({ isFirstDeployment: true });
	expect(said).toEqual([]);
});

test("invalid addresses are reported, and block nothing", () => {
	fakeAws(ready);
	const mail = { ...prod.mail, from: "a@b.example", to: "a@b.example" };
	expect(look({ ...prod, mail })).toEqual({ isFirstDeployment: true });
	expect(said).toEqual([
		expect.stringContaining("The address a@b.example is reserved"),
	]);
});

test("a new account's quota is reported before anything starts, with what to do", () => {
	fakeAws({
		...ready,
		"lambda get-account-settings": {
			AccountLimit: {
				ConcurrentExecutions: 10,
				UnreservedConcurrentExecutions: 10,
			},
		},
	});
	expect(() => look()).toThrow(
		/^Stage "prod" cannot be deployed to this account yet:\n- reservedConcurrency needs 150 concurrent executions in ap-southeast-2, but the account has only 10 left: ask Service Quotas/,
	);
	expect(look(prod, false)).toEqual({ isFirstDeployment: true });
	// dev reserves no concurrency.
	expect(look(exampleStage("dev"))).toEqual({ isFirstDeployment: true });
});

test("all problems are reported at once: sandbox, and a zone of another name", () => {
	fakeAws({
		...ready,
		"ses get-send-quota": { Max24HourSend: 200 },
		"route53 get-hosted-zone": { HostedZone: { Name: "other.example." } },
	});
	const stage = full;
	const writesToOthers = {
		...stage,
		mail: { ...stage.mail, to: "reader@company.com" },
	};
	expect(() => look(writesToOthers)).toThrow(/SES is in its sandbox/);
	expect(() => look(writesToOthers)).toThrow(/is other\.example\., not/);
	// Sender and reader are the same address, which the sandbox allows.
	expect(() => look(stage)).not.toThrow(/sandbox/);
});

test("records and a sender that exist already are reported before a deployment fails on them", () => {
	const zone = full.domain?.hostedZoneName;
	fakeAws({
		...ready,
		"route53 list-resource-record-sets": {
			ResourceRecordSets: [
				{ Name: `www.${zone}.`, Type: "CNAME" },
				{ Name: `${zone}.`, Type: "A" },
				{ Name: `${zone}.`, Type: "TXT" },
				{ Name: `other.${zone}.`, Type: "A" },
			],
		},
		"sesv2 get-email-identity": { VerifiedForSendingStatus: true },
	});
	const problem = (stage = full) => {
		try {
			look(stage);
			return "";
		} catch (error) {
			return String(error);
		}
	};
	expect(problem()).toContain(
		`- the zone already has www.${zone} CNAME, ${zone} A, which`,
	);
	// Two stages may send from one zone: without its records the first would lose its return path.
	expect(problem()).toContain("unless they belong to another stage");
	expect(problem()).toContain(
		`- SES already has the identity hello@company.com in ${full.region}`,
	);
	const mail = { ...full.mail, identity: "existing" as const };
	expect(problem({ ...full, mail })).not.toContain("SES already has");
});

test("the names that are looked for are those of the records in the template", () => {
	const stage = fullStage();
	// Other records are CNAMEs for DKIM, whose names SES makes up.
	const records = Object.values(
		siteTemplateOf(stage).findResources("AWS::Route53::RecordSet"),
	).flatMap(({ Properties: { Name, Type } }) =>
		Type === "CNAME" ? [] : `${Name} ${Type}`,
	);
	const wanted = namesToCreate(stage).flatMap(({ name, types }) =>
		types.map((type) => `${name}. ${type}`),
	);
	expect(wanted.sort()).toEqual(records.sort());
	expect(records).toContain(`_dmarc.${stage.domain?.hostedZoneName}. TXT`);
});

test("a missing zone is a problem, a denied request is not", () => {
	fakeAws({
		...ready,
		"route53 get-hosted-zone": "error: (NoSuchHostedZone) No hosted zone found",
		"ses get-send-quota": "error: (AccessDenied) User is not authorized",
	});
	expect(() => look(full)).toThrow(/- the hosted zone: .*No hosted zone/);
	expect(said).toEqual([
		"SES's sandbox could not be checked: (AccessDenied) User is not authorized",
	]);
});

test("a region without SES is a problem, because the deployment would fail half way", () => {
	const refused =
		'error: Could not connect to the endpoint URL: "https://email.ap-southeast-2.amazonaws.com/"';
	fakeAws({ ...ready, "ses get-send-quota": refused });
	expect(() => look()).toThrow(
		/^- SES's sandbox: Could not connect .* if ap-southeast-2 does not offer this service, choose another region$/m,
	);
	// Nothing of the stage is known in a region that cannot be reached at all; the CDK's CLI reports that.
	fakeAws({ "sts get-caller-identity": refused });
	expect(look()).toEqual({ isFirstDeployment: false });
});

test("nothing is checked before cdk bootstrap, which runs the app too", () => {
	const commands = fakeAws({
		...identity,
		"cloudformation get-template": missing,
		"ssm get-parameter": "error: (ParameterNotFound)",
	});
	expect(look()).toEqual({ isFirstDeployment: true });
	expect(commands()).toHaveLength(3);
});

test("credentials that cannot read the template are reported, and block nothing", () => {
	fakeAws({
		...identity,
		"cloudformation get-template":
			"error: An error occurred (AccessDenied) when calling the GetTemplate operation",
	});
	expect(look()).toEqual({ isFirstDeployment: false });
	expect(said).toEqual([
		"Could not read what is deployed, so pages that are open now may need a reload: An error occurred (AccessDenied) when calling the GetTemplate operation",
	]);
});
