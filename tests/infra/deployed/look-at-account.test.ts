import { beforeEach, expect, test } from "vitest";
import { stageConfig } from "#infra/config.ts";
import { lookAtAccount } from "#infra/deployed/look-at-account.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { fakeAws, type Replies } from "#tests/infra/fake-aws.ts";
import { fullStage } from "#tests/infra/fixtures.ts";

const prod = stageConfig("prod");
const missing = `error: An error occurred (ValidationError) when calling the GetTemplate operation: Stack with id ${stackName("prod")} does not exist`;

/** An account in which a first deployment succeeds. */
const ready: Replies = {
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
};

let said: string[];
beforeEach(() => {
	said = [];
});
const look = (stage = prod, checksFirst = true) =>
	lookAtAccount(stage, checksFirst, (line) => said.push(line));

test("what is deployed says what its pages hold inline, and nothing else is asked", () => {
	const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
	const commands = fakeAws({
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
		`cloudformation get-template --stack-name ${stackName("prod")} --query TemplateBody --region ap-southeast-2 --output json`,
	]);
	expect(said).toEqual([]);
});

test("an account that is ready for a first deployment is let through without a word", () => {
	fakeAws(ready);
	expect(look()).toEqual({ isFirstDeployment: true });
	expect(look(fullStage())).toEqual({ isFirstDeployment: true });
	expect(said).toEqual([]);
});

test("a new account's quota is said before anything begins, with what to do", () => {
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
		/^Stage "prod" cannot be deployed to this account yet:\n- reservedConcurrency needs 130 concurrent executions in ap-southeast-2, the account has 10 left: ask Service Quotas/,
	);
	expect(look(prod, false)).toEqual({ isFirstDeployment: true });
	// dev reserves nothing.
	expect(look(stageConfig("dev"))).toEqual({ isFirstDeployment: true });
});

test("every problem is said at once: sandbox, and a zone of another name", () => {
	fakeAws({
		...ready,
		"ses get-send-quota": { Max24HourSend: 200 },
		"route53 get-hosted-zone": { HostedZone: { Name: "other.example." } },
	});
	const stage = fullStage();
	const writesToOthers = {
		...stage,
		mail: { ...stage.mail, to: "reader@company.example" },
	};
	expect(() => look(writesToOthers)).toThrow(/SES is in its sandbox/);
	expect(() => look(writesToOthers)).toThrow(/is other\.example\., not/);
	// Sender and reader are one address, which the sandbox allows.
	expect(() => look(stage)).not.toThrow(/sandbox/);
});

test("a zone that is not there is a problem, a question that is refused is not", () => {
	fakeAws({
		...ready,
		"route53 get-hosted-zone": "error: (NoSuchHostedZone) No hosted zone found",
		"ses get-send-quota": "error: (AccessDenied) User is not authorized",
	});
	expect(() => look(fullStage())).toThrow(
		/- the hosted zone: .*No hosted zone/,
	);
	expect(said).toEqual([
		"SES's sandbox could not be checked: (AccessDenied) User is not authorized",
	]);
});

test("before cdk bootstrap, which runs the app too, nothing is checked", () => {
	const commands = fakeAws({
		"cloudformation get-template": missing,
		"ssm get-parameter": "error: (ParameterNotFound)",
	});
	expect(look()).toEqual({ isFirstDeployment: true });
	expect(commands()).toHaveLength(2);
});

test("credentials that may not read the template are said, and stop nothing", () => {
	fakeAws({
		"cloudformation get-template":
			"error: An error occurred (AccessDenied) when calling the GetTemplate operation",
	});
	expect(look()).toEqual({ isFirstDeployment: false });
	expect(said).toEqual([
		"Could not read what is deployed, so pages that are open now may need a reload: An error occurred (AccessDenied) when calling the GetTemplate operation",
	]);
});
