import {
	Certificate,
	CertificateValidation,
	type ICertificate,
} from "aws-cdk-lib/aws-certificatemanager";
import { Construct } from "constructs";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { apexOf, zoneOf } from "./domain-names.ts";
import { Firewall } from "./firewall.ts";

type EdgeSecurityProps = Pick<StageConfig, "domain" | "firewall">;

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
