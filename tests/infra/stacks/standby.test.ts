import { Validations } from "aws-cdk-lib";
import { Match } from "aws-cdk-lib/assertions";
import { AwsSolutionsChecks } from "cdk-nag";
import { expect, test } from "vitest";
import { companyId } from "#content/company-id.ts";
import { inStandbyRegion } from "#infra/config.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import {
	appOf,
	fullOrigin,
	fullStage,
	resourcesOf,
	siteTemplateOf,
	templatesOf,
	zone,
} from "#tests/infra/fixtures.ts";

const standby = inStandbyRegion({ ...fullStage(), name: "full-standby" });
const templates = templatesOf(standby);
const site = siteTemplateOf(standby);

test("messages are replicated to the standby region as they arrive, and nothing else is", () => {
	const tables = siteTemplateOf(fullStage()).findResources(
		"AWS::DynamoDB::GlobalTable",
	);
	const regions = Object.fromEntries(
		Object.entries(tables).map(([id, { Properties }]) => [
			id.replace(/[A-F0-9]{8}$/, ""),
			Properties.Replicas.map(({ Region }: { Region: unknown }) => Region),
		]),
	);
	expect(regions).toEqual({
		DataMessages: ["ap-southeast-4", "ap-southeast-2"],
		DataRateLimits: ["ap-southeast-2"],
		DataFeedCache: ["ap-southeast-2"],
	});
	const [messages] = Object.values(tables);
	for (const replica of messages?.Properties.Replicas ?? []) {
		expect(replica).toMatchObject({
			PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
			DeletionProtectionEnabled: true,
		});
	}
});

test("a stage has the stream that a replica needs before it has a replica: DynamoDB may refuse to start both at once", () => {
	const { standbyRegion: _, ...alone } = fullStage();
	const streamsOf = (stage: typeof standby) =>
		Object.entries(
			siteTemplateOf(stage).findResources("AWS::DynamoDB::GlobalTable"),
		).map(([id, { Properties }]) => [id, Properties.StreamSpecification]);
	expect(streamsOf(alone)).toEqual(streamsOf(fullStage()));
	expect(streamsOf(alone)).toContainEqual([
		expect.stringContaining("Messages"),
		{ StreamViewType: "NEW_AND_OLD_IMAGES" },
	]);
});

test("the copy comes up in the other region under separate names, alongside the original", () => {
	expect(
		appOf(standby)
			.synth()
			.stacks.map(({ stackName, environment }) => [
				stackName,
				environment.region,
			])
			.sort(),
	).toEqual([
		[`${companyId}-FullStandby`, "ap-southeast-4"],
		[`${companyId}-FullStandby-Edge`, "us-east-1"],
		[`${companyId}-FullStandby-EdgeWatch`, "us-east-1"],
	]);
});

test("it has no finding, so that it can be deployed when it is needed", () => {
	const app = appOf(standby);
	Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
	expect(() => app.synth()).not.toThrow();
});

test("it uses no name, record or sender that belongs to the original", () => {
	const types = Object.values(templates)
		.flatMap(resourcesOf)
		.map(([, { Type }]) => Type);
	for (const type of [
		"AWS::Route53::RecordSet",
		"AWS::SES::EmailIdentity",
		"AWS::Budgets::Budget",
		"AWS::IAM::OIDCProvider",
	]) {
		expect(types).not.toContain(type);
	}
	site.hasResourceProperties("AWS::CloudFront::Distribution", {
		DistributionConfig: {
			Aliases: Match.absent(),
			// Deploying pages must not change a distribution whose name was moved to it by hand.
			Comment: Match.absent(),
			// Without it CloudFront refuses to move the name here.
			ViewerCertificate: {
				AcmCertificateArn: Match.anyValue(),
				MinimumProtocolVersion: "TLSv1.2_2021",
				SslSupportMethod: "sni-only",
			},
		},
	});
	expect(site.toJSON().Outputs.Address.Value).not.toContain(zone);
	expect(site.toJSON().Outputs.DistributionId).toBeDefined();
});

test("its functions use the site's own address, as visitors will see it", () => {
	site.hasResourceProperties("AWS::Lambda::Function", {
		Handler: "index.handler",
		Environment: {
			Variables: Match.objectLike({
				SITE_ORIGIN: fullOrigin,
			}),
		},
	});
});

test("a stage without a standby region is rejected", () => {
	expect(() => exampleStage("dev-standby")).toThrow(
		'Stage "dev-standby": its original has no standbyRegion in infra/config.ts',
	);
	expect(() => exampleStage("none-standby")).toThrow(
		"is not in infra/config.ts",
	);
});
