import {
	type IPublicHostedZone,
	PublicHostedZone,
} from "aws-cdk-lib/aws-route53";
import type { Construct } from "constructs";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";

type Domain = NonNullable<StageConfig["domain"]>;

/** Returns the domain's zone; from its attributes, because a look-up would need credentials at synth. */
export function zoneOf(
	scope: Construct,
	{ hostedZoneId, hostedZoneName }: Domain,
): IPublicHostedZone {
	return PublicHostedZone.fromPublicHostedZoneAttributes(scope, "Zone", {
		hostedZoneId,
		zoneName: hostedZoneName,
	});
}

/** Returns the site's names, its own first. A name can only be on one distribution, and a standby gets them by hand. */
export function hostNames({ domain, isStandby }: StageConfig): string[] {
	if (!domain || isStandby) return [];
	const apex = apexOf(domain);
	return [domain.name, ...(apex ? [apex] : [])];
}

/** Returns the zone's apex, which is redirected, if the site is at the zone's www. */
export function apexOf(domain: Domain): string | undefined {
	return domain.name === `www.${domain.hostedZoneName}`
		? domain.hostedZoneName
		: undefined;
}
