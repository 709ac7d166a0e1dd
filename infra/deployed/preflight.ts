import { DefaultStackSynthesizer } from "aws-cdk-lib";
import * as z from "zod";
import { domainOf, sendsFrom } from "#infra/sender-domain.ts";
import { edgeRegion } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { AwsCliError, awsCli } from "./aws-cli.ts";
import { recordsInTheWay } from "./existing-records.ts";
import { type AskDns, DnsError, findOtherServers } from "./name-servers.ts";

type Check = {
	/** What is checked, as the subject of "could not be checked". */
	readonly name: string;
	/** Returns what is wrong and how to fix it, or undefined. */
	readonly findProblem: (
		stage: StageConfig,
		askDns?: AskDns,
	) => string | undefined | Promise<string | undefined>;
};

/** A zone's name and its name servers, of which a private zone has none. */
const zoneSchema = z.tuple([z.string(), z.array(z.string()).nullable()]);

/** Lambda refuses a reservation that would leave fewer than this unreserved. */
const minUnreserved = 100;
/** Mails a day in SES's sandbox. */
const sandboxQuota = 200;

const checks: readonly Check[] = [
	{
		name: `the bootstrap of ${edgeRegion}`,
		findProblem(stage) {
			if (stage.region === edgeRegion || isBootstrapped(stage, edgeRegion)) {
				return undefined;
			}
			const command = stage.bootstrapQualifier
				? `npm run bootstrap -- --stage ${stage.name}`
				: `STAGE=${stage.name} PREFLIGHT=off npx cdk bootstrap`;
			return `${edgeRegion} is not bootstrapped, where some of the stage's stacks are: ${command}`;
		},
	},
	{
		name: "Lambda's quota of concurrent executions",
		findProblem({ region, reservedConcurrency }) {
			if (!reservedConcurrency) return undefined;
			const unreserved = awsCli(
				region,
				"lambda get-account-settings --query AccountLimit.UnreservedConcurrentExecutions",
			);
			const left = z.number().parse(unreserved);
			const { contact, feeds } = reservedConcurrency;
			const needed = contact + feeds + minUnreserved;
			return left >= needed
				? undefined
				: `reservedConcurrency needs ${needed} concurrent executions in ${region}, but the account has only ${left} left: ask Service Quotas for 1,000 ("Concurrent executions" of Lambda), or remove reservedConcurrency from the stage and lower the bursts in its throttle to what the account can run at once`;
		},
	},
	{
		name: "SES's sandbox",
		findProblem(stage) {
			const { region, mail } = stage;
			const quota = z
				.number()
				.parse(awsCli(region, "ses get-send-quota --query Max24HourSend"));
			return quota > sandboxQuota || isRecipientVerified(stage)
				? undefined
				: `SES is in its sandbox in ${region}, where it only sends to verified addresses and domains: ask for production access, verify ${mail.to}, or make it the same address as mail.from`;
		},
	},
	{
		name: "the hosted zone",
		findProblem({ domain, region }, askDns) {
			if (!domain) return undefined;
			const zone = awsCli(
				region,
				`route53 get-hosted-zone --id ${domain.hostedZoneId} --query [HostedZone.Name,DelegationSet.NameServers]`,
			);
			const [name, servers] = zoneSchema.parse(zone);
			if (!servers) {
				return `the zone ${domain.hostedZoneId} is private: put the id of the public one into domain in infra/config.ts`;
			}
			return name === `${domain.hostedZoneName}.`
				? findOtherServers(domain.hostedZoneName, servers, askDns)
				: `the zone ${domain.hostedZoneId} is ${name}, not ${domain.hostedZoneName}.: correct domain in infra/config.ts, or the certificate will never be issued`;
		},
	},
	{
		name: "the zone's records",
		findProblem(stage) {
			const records = recordsInTheWay(stage);
			return records.length === 0
				? undefined
				: `the zone already has ${records.join(", ")}, which the deployment would have to create: delete them first, unless they belong to another stage (RUNBOOK.md, "Mail") or a live site (RUNBOOK.md, "Replace a live site")`;
		},
	},
	{
		name: "the sender's SES identity",
		findProblem({ region, mail, domain }) {
			if (mail.identity === "existing") return undefined;
			const identity =
				domain && sendsFrom(domain, mail.from)
					? domain.hostedZoneName
					: mail.from;
			return hasIdentity(region, identity)
				? `SES already has the identity ${identity} in ${region}, which another stage or an operator created: set identity: "existing" under mail in infra/config.ts`
				: undefined;
		},
	},
];

/** Whether the recipient's address or domain is an identity of the account, or will be with this deployment. */
function isRecipientVerified({ domain, region, mail }: StageConfig): boolean {
	const { from, identity, to } = mail;
	if (from === to) return true;
	const willSign = identity === "create" && sendsFrom(domain, from);
	if (willSign && sendsFrom(domain, to)) return true;
	// The functions may not use the identity of a domain other than the sender's.
	const isOneDomain = domainOf(from) === domainOf(to);
	return (
		hasIdentity(region, to) ||
		(isOneDomain && hasIdentity(region, domainOf(to)))
	);
}

function hasIdentity(region: string, identity: string): boolean {
	const command = `sesv2 get-email-identity --email-identity ${identity}`;
	return exists(region, command);
}

/** Returns whether there is what a command asks for. @throws AwsCliError if that cannot be found out */
function exists(region: string, command: string): boolean {
	try {
		awsCli(region, command);
		return true;
	} catch (error) {
		if (error instanceof AwsCliError && error.isMissing) return false;
		throw error;
	}
}

/**
 * Looks for what would make a first deployment fail after minutes, half way through.
 * @throws an Error with one line per problem that says how to fix it
 */
export async function preflight(
	stage: StageConfig,
	print: (line: string) => void,
	askDns?: AskDns,
): Promise<void> {
	if (mayBootstrap(stage, print)) return;
	for (const address of exampleAddresses(stage)) {
		print(
			`The address ${address} is reserved for examples, so nobody will receive its mail: put your own into content/site.ts (email, operationsEmail)`,
		);
	}
	const problems: string[] = [];
	for (const { name, findProblem } of checks) {
		try {
			const problem = await findProblem(stage, askDns);
			if (problem) problems.push(problem);
		} catch (error) {
			const isAws = error instanceof AwsCliError;
			if (!isAws && !(error instanceof DnsError)) throw error;
			if (isAws && error.isMissing) {
				problems.push(`${name}: ${error.message}`);
			} else if (isAws && error.isUnreachable) {
				problems.push(
					`${name}: ${error.message}: if ${stage.region} does not offer this service, choose another region`,
				);
			} else print(`${name} could not be checked: ${error.message}`);
		}
	}
	if (problems.length === 0) return;
	throw new Error(
		[
			`Stage "${stage.name}" cannot be deployed to this account yet:`,
			...problems.map((problem) => `- ${problem}`),
			'PREFLIGHT=off skips these checks. See RUNBOOK.md, "First deployment".',
		].join("\n"),
	);
}

/**
 * Returns the addresses under a domain that is reserved for examples, like those of the company in this
 * repository.
 */
function exampleAddresses({ alarmAddress, mail }: StageConfig): string[] {
	const addresses = [mail.from, mail.to, alarmAddress ?? ""];
	return [...new Set(addresses)].filter((address) =>
		/\.(example|invalid|test)$/.test(address),
	);
}

/** @throws AwsCliError if that cannot be found out */
function isBootstrapped(
	{
		bootstrapQualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER,
	}: StageConfig,
	region: string,
): boolean {
	const parameter = `/cdk-bootstrap/${bootstrapQualifier}/version`;
	return exists(region, `ssm get-parameter --name ${parameter}`);
}

// `cdk bootstrap` runs the app too; in a region without bootstrap the CLI itself refuses to deploy and says
// why.
function mayBootstrap(
	stage: StageConfig,
	print: (line: string) => void,
): boolean {
	try {
		return !isBootstrapped(stage, stage.region);
	} catch (error) {
		if (!(error instanceof AwsCliError)) throw error;
		print(
			`Whether a first deployment can succeed was not checked, because the bootstrap of ${stage.region} could not be read: ${error.message}`,
		);
		return true;
	}
}
