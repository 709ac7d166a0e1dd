import * as z from "zod";
import { hostNames } from "#infra/constructs/domain-names.ts";
import { addressTypes } from "#infra/constructs/domain-records.ts";
import { sendsFrom } from "#infra/sender-domain.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { awsCli } from "./aws-cli.ts";

type RecordName = { readonly name: string; readonly types: readonly string[] };

/** Returns the DNS names that a stage's first deployment creates, without those that prove ownership. */
export function namesToCreate(stage: StageConfig): RecordName[] {
	const { domain, mail } = stage;
	if (!domain) return [];
	const zone = domain.hostedZoneName;
	const signs = sendsFrom(domain, mail.from);
	return [
		...hostNames(stage).map((name) => ({ name, types: addressTypes })),
		...(signs && mail.identity === "create"
			? [{ name: `bounce.${zone}`, types: ["MX", "TXT"] }]
			: []),
		...(signs && mail.dmarc
			? [{ name: `_dmarc.${zone}`, types: ["TXT"] }]
			: []),
	];
}

/**
 * Returns the records in the stage's zone that are in the way of its own, as "www.company.com A". A CNAME
 * is in the way of every other type.
 */
export function recordsInTheWay(stage: StageConfig): string[] {
	const { domain, region } = stage;
	const wanted = namesToCreate(stage);
	if (!domain || wanted.length === 0) return [];
	const existing = awsCli(
		region,
		`route53 list-resource-record-sets --hosted-zone-id ${domain.hostedZoneId} --query ResourceRecordSets[].[Name,Type]`,
	);
	const records = z.array(z.tuple([z.string(), z.string()])).parse(existing);
	return wanted.flatMap(({ name, types }) =>
		records
			.filter(
				([recordName, type]) =>
					recordName === `${name}.` && [...types, "CNAME"].includes(type),
			)
			.map(([, type]) => `${name} ${type}`),
	);
}
