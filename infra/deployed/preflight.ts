import { DefaultStackSynthesizer } from "aws-cdk-lib";
import * as z from "zod";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { AwsCliError, awsCli } from "./aws-cli.ts";

type Check = {
	/** What is looked at, as the subject of "could not be checked". */
	readonly name: string;
	/** What is wrong and what to do, or undefined. */
	readonly problem: (stage: StageConfig) => string | undefined;
};

/** Lambda refuses a reservation that would leave fewer than this unreserved. */
const leftUnreserved = 100;
/** Mails a day in SES's sandbox. */
const sandboxQuota = 200;

const checks: readonly Check[] = [
	{
		name: "Lambda's quota of concurrent executions",
		problem({ region, reservedConcurrency }) {
			if (!reservedConcurrency) return undefined;
			const { AccountLimit } = z
				.object({
					AccountLimit: z.object({
						ConcurrentExecutions: z.number(),
						UnreservedConcurrentExecutions: z.number(),
					}),
				})
				.parse(awsCli(region, "lambda", "get-account-settings"));
			const { contact, feeds } = reservedConcurrency;
			const need = contact + feeds + leftUnreserved;
			return AccountLimit.UnreservedConcurrentExecutions >= need
				? undefined
				: `reservedConcurrency needs ${need} concurrent executions in ${region}, the account has ${AccountLimit.UnreservedConcurrentExecutions} left: ask Service Quotas for 1,000 ("Concurrent executions" of Lambda), or take reservedConcurrency out of the stage`;
		},
	},
	{
		name: "SES's sandbox",
		problem({ region, mail }) {
			const { Max24HourSend } = z
				.object({ Max24HourSend: z.number() })
				.parse(awsCli(region, "ses", "get-send-quota"));
			return Max24HourSend > sandboxQuota || mail.from === mail.to
				? undefined
				: `SES is in its sandbox in ${region}, where it writes to confirmed addresses only: ask for production access, or make mail.to the same address as mail.from`;
		},
	},
	{
		name: "the hosted zone",
		problem({ domain, region }) {
			if (!domain) return undefined;
			const { HostedZone } = z
				.object({ HostedZone: z.object({ Name: z.string() }) })
				.parse(
					awsCli(
						region,
						"route53",
						"get-hosted-zone",
						"--id",
						domain.hostedZoneId,
					),
				);
			return HostedZone.Name === `${domain.hostedZoneName}.`
				? undefined
				: `the zone ${domain.hostedZoneId} is ${HostedZone.Name}, not ${domain.hostedZoneName}.: correct domain in infra/config.ts, or the certificate waits for ever`;
		},
	},
];

/**
 * Looks for what would make a first deployment fail after minutes, and leave half a stage.
 * @throws an Error of one line for each problem, with what to do about it
 */
export function preflight(
	stage: StageConfig,
	say: (line: string) => void,
): void {
	if (!isBootstrapped(stage)) return;
	for (const address of unreadable(stage)) {
		say(
			`Nobody can have the address ${address}: no mail is read until your own stands in content/site.ts (email, operationsEmail)`,
		);
	}
	const problems = checks.flatMap(({ name, problem }) => {
		try {
			return problem(stage) ?? [];
		} catch (error) {
			if (!(error instanceof AwsCliError)) throw error;
			if (error.isMissing) return [`${name}: ${error.message}`];
			say(`${name} could not be checked: ${error.message}`);
			return [];
		}
	});
	if (problems.length === 0) return;
	throw new Error(
		[
			`Stage "${stage.name}" cannot be deployed to this account yet:`,
			...problems.map((problem) => `- ${problem}`),
			'PREFLIGHT=off goes on all the same. RUNBOOK.md, "First deployment".',
		].join("\n"),
	);
}

/** Addresses under a name that is reserved for examples, as those of the company in this repository. */
function unreadable({ alarmAddress, mail }: StageConfig): string[] {
	const addresses = [mail.from, mail.to, alarmAddress ?? ""];
	return [...new Set(addresses)].filter((each) =>
		/\.(example|invalid|test)$/.test(each),
	);
}

// `cdk bootstrap` itself runs the app; without it the CLI refuses a deployment in its own words.
function isBootstrapped({
	bootstrapQualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER,
	region,
}: StageConfig): boolean {
	const parameter = `/cdk-bootstrap/${bootstrapQualifier}/version`;
	try {
		awsCli(region, "ssm", "get-parameter", "--name", parameter);
		return true;
	} catch (error) {
		if (error instanceof AwsCliError) return false;
		throw error;
	}
}
