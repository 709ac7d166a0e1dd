import { CfnDeletionPolicy } from "aws-cdk-lib";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import {
	AaaaRecord,
	ARecord,
	type CfnRecordSet,
	HttpsRecord,
	type IHostedZone,
	RecordTarget,
} from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import { Construct } from "constructs";

export type DomainRecordsProps = {
	readonly zone: IHostedZone;
	/** The site's host name first, then names that redirect to it. */
	readonly names: string[];
	readonly distribution: IDistribution;
};

/** The types of record that each of the site's names has. */
export const addressTypes = ["A", "AAAA", "HTTPS"] as const;

/**
 * The A, AAAA and HTTPS records of the site's names. The HTTPS record tells browsers of HTTP/3, so that a
 * first visit saves a round trip; without it they learn of it from the first response.
 */
export class DomainRecords extends Construct {
	constructor(scope: Construct, id: string, props: DomainRecordsProps) {
		super(scope, id);
		const target = RecordTarget.fromAlias(
			new CloudFrontTarget(props.distribution),
		);
		for (const [index, recordName] of props.names.entries()) {
			const record = { zone: props.zone, recordName, target };
			const kind = index === 0 ? "Site" : "Apex";
			for (const { node } of [
				new ARecord(this, `${kind}A`, record),
				new AaaaRecord(this, `${kind}Aaaa`, record),
				new HttpsRecord(this, `${kind}Https`, record),
			]) {
				const { cfnOptions } = node.defaultChild as CfnRecordSet;
				// Another domain must not delete the old one's records, or links to it end at once (RUNBOOK.md,
				// "Change the domain of a live stage").
				cfnOptions.updateReplacePolicy = CfnDeletionPolicy.RETAIN;
				// CloudFormation's default, which the CDK wants written beside the other: nothing answers at the
				// names of a stage that was removed.
				cfnOptions.deletionPolicy = CfnDeletionPolicy.DELETE;
			}
		}
	}
}
