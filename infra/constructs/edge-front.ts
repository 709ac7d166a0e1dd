import {
	Certificate,
	CertificateValidation,
	type ICertificate,
} from "aws-cdk-lib/aws-certificatemanager";
import { PublicHostedZone } from "aws-cdk-lib/aws-route53";
import { Construct } from "constructs";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { Firewall } from "./firewall.ts";

export type EdgeFrontProps = Pick<StageConfig, "domain" | "firewall">;

/** The certificate and the firewall, if the stage has them: CloudFront only accepts both from us-east-1. */
export class EdgeFront extends Construct {
	readonly certificate: ICertificate | undefined;
	readonly webAclArn: string | undefined;

	constructor(
		scope: Construct,
		id: string,
		{ domain, firewall }: EdgeFrontProps,
	) {
		super(scope, id);
		if (domain) {
			const zone = PublicHostedZone.fromPublicHostedZoneAttributes(
				this,
				"Zone",
				{ hostedZoneId: domain.hostedZoneId, zoneName: domain.hostedZoneName },
			);
			const apex = apexOf(domain);
			this.certificate = new Certificate(this, "Certificate", {
				domainName: domain.name,
				...(apex && { subjectAlternativeNames: [apex] }),
				validation: CertificateValidation.fromDns(zone),
			});
		}
		if (firewall) {
			this.webAclArn = new Firewall(this, "Firewall", firewall).arn;
		}
	}
}

/** Returns the zone's apex, which is redirected, if the site is at the zone's www. */
export function apexOf(
	domain: NonNullable<StageConfig["domain"]>,
): string | undefined {
	return domain.name === `www.${domain.hostedZoneName}`
		? domain.hostedZoneName
		: undefined;
}
