import { beforeEach } from "vitest";
import { lookAtAccount } from "#infra/deployed/look-at-account.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import type { Replies } from "#tests/infra/fake-aws.ts";
import { fullStage } from "#tests/infra/fixtures.ts";

/** A stage with plausible addresses, whatever the company's own are. */
const readable = (stage: StageConfig): StageConfig => ({
	...stage,
	mail: { ...stage.mail, from: "hello@company.com", to: "hello@company.com" },
	alarmAddress: "operations@company.com",
});
export const prod = readable(exampleStage("prod"));
export const full = readable(fullStage());
export const missing = `error: An error occurred (ValidationError) when calling the GetTemplate operation: Stack with id ${stackName("prod")} does not exist`;

const account = "123456789012";
export const identity: Replies = {
	"sts get-caller-identity": { Account: account },
};

const concurrency = (all: number): Replies => ({
	"lambda get-account-settings": {
		AccountLimit: {
			ConcurrentExecutions: all,
			UnreservedConcurrentExecutions: all,
		},
	},
});
/** The quota of a new account. */
export const newAccount = concurrency(10);

/** An account in which a first deployment succeeds. */
export const ready: Replies = {
	...identity,
	"cloudformation get-template": missing,
	"ssm get-parameter": { Parameter: { Value: "31" } },
	...concurrency(1_000),
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

/** What was printed during the test. */
export const said: string[] = [];
beforeEach(() => {
	said.length = 0;
});

/** Looks at the account as a deployment does. */
export function look(stage = prod, checksFirst = true) {
	return lookAtAccount(stage, account, checksFirst, (line) => said.push(line));
}
