import {
	Certificate,
	CertificateValidation,
	type ICertificate,
} from "aws-cdk-lib/aws-certificatemanager";
import {
	type IPublicHostedZone,
	PublicHostedZone,
} from "aws-cdk-lib/aws-route53";
import { Construct } from "constructs";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { Firewall } from "./firewall.ts";

type EdgeSecurityProps = Pick<StageConfig, "domain" | "firewall">;
type Domain = NonNullable<StageConfig["domain"]>;

/** The certificate and the firewall, if the stage has them: CloudFront only accepts both from us-east-1. */
export class EdgeSecurity extends Construct {
	readonly certificate: ICertificate | undefined;
	readonly webAclArn: string | undefined;

	constructor(
		scope: Construct,
		id: string,
		{ domain, firewall }: EdgeSecurityProps,
	) {
		super(scope, id);
		if (domain) {
			const apex = apexOf(domain);
			this.certificate = new Certificate(this, "Certificate", {
				domainName: domain.name,
				...(apex && { subjectAlternativeNames: [apex] }),
				validation: CertificateValidation.fromDns(zoneOf(this, domain)),
			});
		}
		if (firewall) {
			this.webAclArn = new Firewall(this, "Firewall", firewall).arn;
		}
	}
}

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
