import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";

/**
 * A web ACL for CloudFront that blocks addresses with a bad reputation and too many requests from one address.
 * It does not read bodies: a message about SQL injection is one that we want to get.
 */
export class Firewall extends Construct {
	readonly arn: string;

	constructor(
		scope: Construct,
		id: string,
		props: NonNullable<StageConfig["firewall"]>,
	) {
		super(scope, id);
		const visibility = (metricName: string) => ({
			metricName,
			cloudWatchMetricsEnabled: true,
			// WAF would keep samples for three hours, with visitors' addresses and headers; the privacy page says no such thing.
			sampledRequestsEnabled: false,
		});
		// Its own status code, because CloudFront would turn WAF's 403 into the Page Not Found screen.
		const refused = { block: { customResponse: { responseCode: 429 } } };
		const webAcl = new CfnWebACL(this, "WebAcl", {
			scope: "CLOUDFRONT",
			defaultAction: { allow: {} },
			visibilityConfig: visibility("WebAcl"),
			rules: [
				{
					name: "RatePerAddress",
					priority: 0,
					action: refused,
					visibilityConfig: visibility("RatePerAddress"),
					statement: {
						rateBasedStatement: {
							limit: props.requestsPerFiveMinutes,
							aggregateKeyType: "IP",
						},
					},
				},
				{
					name: "KnownBadAddresses",
					priority: 1,
					overrideAction: { none: {} },
					visibilityConfig: visibility("KnownBadAddresses"),
					statement: {
						managedRuleGroupStatement: {
							vendorName: "AWS",
							name: "AWSManagedRulesAmazonIpReputationList",
							ruleActionOverrides: [
								"AWSManagedIPReputationList",
								"AWSManagedReconnaissanceList",
							].map((name) => ({ name, actionToUse: refused })),
						},
					},
				},
			],
		});
		this.arn = webAcl.attrArn;
	}
}
