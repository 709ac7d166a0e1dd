import { Stack, type StackProps } from "aws-cdk-lib";
import {
	Certificate,
	CertificateValidation,
	type ICertificate,
} from "aws-cdk-lib/aws-certificatemanager";
import { PublicHostedZone } from "aws-cdk-lib/aws-route53";
import type { Construct } from "constructs";
import { Firewall } from "./firewall.ts";
import type { StageConfig } from "./stage-schema.ts";

export type EdgeStackProps = StackProps & { readonly stage: StageConfig };

/**
 * What CloudFront takes from us-east-1 only: the certificate and the firewall. A stage
 * that has neither has no such stack.
 */
export class EdgeStack extends Stack {
	readonly certificate: ICertificate | undefined;
	readonly webAclArn: string | undefined;

	constructor(scope: Construct, id: string, props: EdgeStackProps) {
		super(scope, id, props);
		const { domain, firewall } = props.stage;
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

/** The zone's own name, where the site is its www; that name is redirected. */
export function apexOf(
	domain: NonNullable<StageConfig["domain"]>,
): string | undefined {
	return domain.name === `www.${domain.hostedZoneName}`
		? domain.hostedZoneName
		: undefined;
}
