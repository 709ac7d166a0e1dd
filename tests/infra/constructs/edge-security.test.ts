import type { Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { stackName } from "#infra/stacks/stack-name.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import {
	edgeStage,
	fullStage,
	siteTemplateOf,
	templatesOf,
} from "#tests/infra/fixtures.ts";

const full = fullStage();

function configOf(template: Template) {
	const [only] = Object.values(
		template.findResources("AWS::CloudFront::Distribution"),
	);
	return only?.Properties.DistributionConfig;
}

test("certificate and firewall are in us-east-1, where CloudFront requires them", () => {
	const edge = templatesOf(full)[`${stackName("full")}-Edge`];
	edge?.hasResourceProperties("AWS::CertificateManager::Certificate", {
		DomainName: "www.company.example",
		SubjectAlternativeNames: ["company.example"],
		ValidationMethod: "DNS",
	});
	// CloudFront would show WAF's 403 as Page Not Found.
	const refused = { Block: { CustomResponse: { ResponseCode: 429 } } };
	const overridden = (Name: string) => ({ Name, ActionToUse: refused });
	edge?.hasResourceProperties("AWS::WAFv2::WebACL", {
		Scope: "CLOUDFRONT",
		Rules: [
			{ Action: refused },
			{
				Statement: {
					ManagedRuleGroupStatement: {
						RuleActionOverrides: [
							overridden("AWSManagedIPReputationList"),
							overridden("AWSManagedReconnaissanceList"),
						],
					},
				},
			},
		],
	});
	expect(configOf(siteTemplateOf(full)).WebACLId).toBeDefined();
	expect(
		configOf(siteTemplateOf(exampleStage("prod"))).WebACLId,
	).toBeUndefined();
});

test("the firewall keeps no sample of requests, with addresses and headers of visitors", () => {
	const acls = siteTemplateOf(edgeStage()).findResources("AWS::WAFv2::WebACL");
	const samples = JSON.stringify(acls).match(/"SampledRequestsEnabled":\w+/g);
	// The web ACL's own and each rule's.
	expect(samples).toEqual(Array(3).fill('"SampledRequestsEnabled":false'));
});

test("a stage in us-east-1 has all of that in one stack", () => {
	const only = siteTemplateOf(edgeStage());
	only.resourceCountIs("AWS::CertificateManager::Certificate", 1);
	only.resourceCountIs("AWS::WAFv2::WebACL", 1);
	only.resourceCountIs("AWS::Budgets::Budget", 1);
	expect(configOf(only).WebACLId).toBeDefined();
});
