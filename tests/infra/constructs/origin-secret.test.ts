import { Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { exampleStage } from "#tests/infra/example-stages.ts";
import {
	fullStage,
	functionsOf,
	siteTemplateOf,
} from "#tests/infra/fixtures.ts";

const prod = siteTemplateOf(exampleStage("prod"));
const full = siteTemplateOf(fullStage());

test("CloudFront sends the API a secret that is in no template", () => {
	const [only] = Object.values(
		prod.findResources("AWS::CloudFront::Distribution"),
	);
	const origin = only?.Properties.DistributionConfig.Origins.find(
		(each: object) => "CustomOriginConfig" in each,
	);
	expect(origin.OriginCustomHeaders[0].HeaderName).toBe("x-origin-verify");
	const sent = JSON.stringify(origin.OriginCustomHeaders[0].HeaderValue);
	expect(sent).toContain("{{resolve:secretsmanager:");
	const contact = functionsOf(prod).find(({ name }) => name === "Contact");
	expect(JSON.stringify(contact?.Environment.Variables.ORIGIN_SECRET)).toBe(
		sent,
	);
	prod.allResourcesProperties("AWS::SecretsManager::Secret", {
		GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
		SecretString: Match.absent(),
	});
});

test("during a rotation the API accepts both secrets, and CloudFront switches after it", () => {
	const contact = functionsOf(full).find(({ name }) => name === "Contact");
	const accepted = JSON.stringify(contact?.Environment.Variables.ORIGIN_SECRET);
	expect(accepted.match(/resolve:secretsmanager/g)).toHaveLength(2);
	const [only] = Object.values(
		full.findResources("AWS::CloudFront::Distribution"),
	);
	expect(only?.DependsOn.join()).toMatch(/FunctionsContact[A-F0-9]{8}/);
});
