import { beforeEach } from "vitest";
import { lookAtAccount } from "#infra/deployed/look-at-account.ts";
import type { AskDns } from "#infra/deployed/name-servers.ts";
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
	"sts get-caller-identity": `"${account}"`,
};

const concurrency = (all: number): Replies => ({
	"lambda get-account-settings": String(all),
});
/** The quota of a new account. */
export const newAccount = concurrency(10);

export const zoneServers = ["ns-1.awsdns-01.org", "ns-2.awsdns-02.co.uk"];

/** An account in which a first deployment succeeds. */
export const ready: Replies = {
	...identity,
	"cloudformation get-template": missing,
	"ssm get-parameter": { Parameter: { Value: "31" } },
	...concurrency(1_000),
	"ses get-send-quota": "50000",
	"route53 get-hosted-zone": [["company.example.", zoneServers]],
	"route53 list-resource-record-sets": [
		[
			["company.example.", "NS"],
			["company.example.", "MX"],
		],
	],
	"sesv2 get-email-identity":
		"error: An error occurred (NotFoundException) when calling the GetEmailIdentity operation",
};

/** What was printed during the test. */
export const said: string[] = [];
beforeEach(() => {
	said.length = 0;
});

/** Looks at the account as a deployment does. */
export function look(
	stage = prod,
	checksFirst = true,
	askDns: AskDns = async () => zoneServers,
) {
	const print = (line: string) => said.push(line);
	return lookAtAccount(stage, account, checksFirst, print, askDns);
}
