import { Stack } from "aws-cdk-lib";
import { Match, Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { StaticSite } from "#infra/constructs/static-site.ts";
import { templateSchema } from "#infra/deployed/deployed-template.ts";
import { previousHashes } from "#infra/deployed/previous-hashes.ts";
import { edgeCode } from "#infra/edge/edge-code.ts";
import { securityHeaders } from "#infra/edge/headers.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { folderOf, fullStage, siteTemplateOf } from "#tests/infra/fixtures.ts";

const prod = siteTemplateOf(exampleStage("prod"));
const withDomain = siteTemplateOf(fullStage());
const distribution = configOf(prod);
const { DefaultCacheBehavior: pages, CacheBehaviors: others } = distribution;

function configOf(template: typeof prod) {
	const [only] = Object.values(
		template.findResources("AWS::CloudFront::Distribution"),
	);
	return only?.Properties.DistributionConfig;
}

function behavior(path: string) {
	return others.find(
		({ PathPattern }: { PathPattern: string }) => PathPattern === path,
	);
}

test("the buckets are private, encrypted, and allow only TLS", () => {
	prod.allResourcesProperties("AWS::S3::Bucket", {
		PublicAccessBlockConfiguration: {
			BlockPublicAcls: true,
			BlockPublicPolicy: true,
			IgnorePublicAcls: true,
			RestrictPublicBuckets: true,
		},
		BucketEncryption: Match.anyValue(),
		OwnershipControls: { Rules: [{ ObjectOwnership: "BucketOwnerEnforced" }] },
	});
	prod.allResourcesProperties("AWS::S3::BucketPolicy", {
		PolicyDocument: {
			Statement: Match.arrayWith([
				Match.objectLike({
					Effect: "Deny",
					Condition: { Bool: { "aws:SecureTransport": "false" } },
				}),
			]),
		},
	});
});

test("only this distribution can read the buckets, through origin access control", () => {
	prod.allResourcesProperties("AWS::S3::BucketPolicy", {
		PolicyDocument: {
			Statement: Match.arrayWith([
				Match.objectLike({
					Effect: "Allow",
					Principal: { Service: "cloudfront.amazonaws.com" },
					Condition: { StringEquals: { "AWS:SourceArn": Match.anyValue() } },
				}),
			]),
		},
	});
	prod.allResourcesProperties("AWS::CloudFront::OriginAccessControl", {
		OriginAccessControlConfig: {
			OriginAccessControlOriginType: "s3",
			SigningBehavior: "always",
			SigningProtocol: "sigv4",
		},
	});
});

test("a missing page returns 404 with the Page Not Found screen, a missing chunk S3's plain 404", () => {
	const mayList = (bucket: string) =>
		JSON.stringify(
			Object.entries(prod.findResources("AWS::S3::BucketPolicy")).find(([id]) =>
				id.startsWith(`StaticSiteBuckets${bucket}`),
			),
		).includes("s3:ListBucket");
	// Without the permission to list, S3 returns 403 for missing objects; with it, 404.
	expect(mayList("Pages")).toBe(false);
	expect(mayList("Assets")).toBe(true);
	expect(distribution.CustomErrorResponses).toEqual([
		{
			ErrorCode: 403,
			ResponseCode: 404,
			ResponsePagePath: "/404.html",
			ErrorCachingMinTTL: 60,
		},
	]);
});

test("a stage without a domain tells the APIs which host was requested; one with a domain does not need to", () => {
	const [association] = behavior("/api/*").FunctionAssociations;
	expect(association.EventType).toBe("viewer-request");
	prod.hasResourceProperties("AWS::CloudFront::Function", {
		FunctionCode: Match.stringLikeRegexp("x-viewer-host"),
	});
	const ids = Object.keys(
		withDomain.findResources("AWS::CloudFront::Function", {
			Properties: { FunctionCode: Match.stringLikeRegexp("x-viewer-host") },
		}),
	);
	expect(ids).toEqual([]);
});

test("pages, hashed files and the APIs each have their own edge function", () => {
	const behaviors = [pages, behavior("/assets/*"), behavior("/api/*")];
	const codes = behaviors.map(({ FunctionAssociations: [only, ...more] }) => {
		expect([only.EventType, ...more]).toEqual(["viewer-request"]);
		const [id] = only.FunctionARN["Fn::GetAtt"];
		return prod.toJSON().Resources[id].Properties.FunctionCode;
	});
	expect(codes).toEqual([
		expect.stringContaining("var settings"),
		edgeCode("asset-request"),
		expect.stringContaining("x-viewer-host"),
	]);
	prod.hasResourceProperties("AWS::CloudFront::Function", {
		FunctionConfig: { Runtime: "cloudfront-js-2.0" },
		AutoPublish: true,
	});
});

test("HTTP/2 and 3, IPv6, compression and TLS are enabled everywhere", () => {
	expect(distribution).toMatchObject({
		HttpVersion: "http2and3",
		IPV6Enabled: true,
	});
	for (const each of [pages, ...others]) {
		expect(each.Compress).toBe(true);
		expect(each.ViewerProtocolPolicy).toBe("redirect-to-https");
	}
});

test("pages, files and the APIs have every security header", () => {
	const policies = Object.values(
		prod.findResources("AWS::CloudFront::ResponseHeadersPolicy"),
	).map(({ Properties }) => Properties.ResponseHeadersPolicyConfig);
	expect(policies).toHaveLength(2);
	for (const { CustomHeadersConfig, SecurityHeadersConfig } of policies) {
		const custom = CustomHeadersConfig.Items.map(
			({ Header }: { Header: string }) => Header,
		);
		const own = Object.keys(SecurityHeadersConfig);
		expect([...custom, ...own].length).toBe(
			Object.keys(securityHeaders("")).length,
		);
		expect(SecurityHeadersConfig.StrictTransportSecurity).toEqual({
			AccessControlMaxAgeSec: 63_072_000,
			IncludeSubdomains: false,
			Override: true,
		});
		expect(SecurityHeadersConfig.FrameOptions.FrameOption).toBe("DENY");
		expect(
			SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
		).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/);
		expect(JSON.stringify(SecurityHeadersConfig)).not.toContain("unsafe");
	}
	// The functions' own, stricter policy is not overridden.
	expect(
		policies.map(
			(each) => each.SecurityHeadersConfig.ContentSecurityPolicy.Override,
		),
	).toEqual(expect.arrayContaining([true, false]));
});

test("the next deployment reads the hashes of inline code from the deployed template", () => {
	const template = templateSchema.parse(structuredClone(prod.toJSON()));
	expect(previousHashes(template)).toEqual({
		scripts: [expect.stringMatching(/^'sha256-.+'$/)],
		styles: [],
	});
	delete template.Resources.StaticSiteHeadersSite25C85EAA;
	expect(previousHashes(template)).toBeUndefined();
});

test("pages with new inline code wait for the distribution, and with it for the policy that allows that code", () => {
	const distributionOf = (page: string) => {
		const stack = new Stack();
		new StaticSite(stack, "Site", {
			siteFolder: folderOf({ "index.html": page }),
			isHiddenFromSearch: false,
			apiHostName: "api.company.example",
			originSecret: "secret",
		});
		return configOf(Template.fromStack(stack));
	};
	const before = distributionOf("<style>a {}</style><p>One");
	expect(distributionOf("<style>b {}</style><p>One")).not.toEqual(before);
	// New words alone are published at once.
	expect(distributionOf("<style>a {}</style><p>Two")).toEqual(before);
});

test("a domain has its names, a modern TLS policy, A, AAAA and HTTPS records, and a redirect from apex to www", () => {
	expect(configOf(withDomain)).toMatchObject({
		Aliases: ["www.company.example", "company.example"],
		ViewerCertificate: {
			MinimumProtocolVersion: "TLSv1.2_2021",
			SslSupportMethod: "sni-only",
		},
	});
	const records = Object.values(
		withDomain.findResources("AWS::Route53::RecordSet"),
	).map(({ Properties }) => `${Properties.Type} ${Properties.Name}`);
	expect(records).toEqual(
		expect.arrayContaining([
			"A www.company.example.",
			"AAAA www.company.example.",
			"HTTPS www.company.example.",
			"A company.example.",
			"AAAA company.example.",
			"HTTPS company.example.",
		]),
	);
	withDomain.hasResourceProperties("AWS::CloudFront::Function", {
		FunctionCode: Match.stringLikeRegexp(
			'var settings = \\{"apex":"company.example",',
		),
	});
});
