import { Annotations, Duration } from "aws-cdk-lib";
import type { ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import {
	AccessLevel,
	AllowedMethods,
	type BehaviorOptions,
	CachePolicy,
	type CfnDistribution,
	Distribution,
	HttpVersion,
	PriceClass,
	SecurityPolicyProtocol,
	ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { Construct } from "constructs";
import { edgeCode } from "#infra/edge/edge-code.ts";
import { servicesOf } from "#infra/edge/services-of.ts";
import { viewerRequestCode } from "#infra/edge/viewer-request.ts";
import { acknowledge } from "./acknowledge.ts";
import { apiBehavior } from "./api-behavior.ts";
import { onEachRequest } from "./edge-function.ts";
import { HeaderPolicies, type HeaderPoliciesProps } from "./header-policies.ts";
import { SiteBuckets } from "./site-buckets.ts";

export type StaticSiteProps = HeaderPoliciesProps & {
	/** Host name of the HTTP API. */
	readonly apiHostName: string;
	/** Value of x-origin-verify. */
	readonly originSecret: string;
	/**
	 * Host names of the site (none for a standby) and the certificate that covers them. Without a domain, the
	 * site uses CloudFront's own address.
	 */
	readonly domain?:
		| {
				readonly names: string[];
				readonly apex: string | undefined;
				readonly certificate: ICertificate;
		  }
		| undefined;
	readonly webAclArn?: string | undefined;
};

/** Buckets and distribution: the part that visitors talk to. */
export class StaticSite extends Construct {
	readonly distribution: Distribution;
	readonly buckets: SiteBuckets;

	constructor(scope: Construct, id: string, props: StaticSiteProps) {
		super(scope, id);
		this.buckets = new SiteBuckets(this, "Buckets");
		const headers = new HeaderPolicies(this, "Headers", props);
		const cachedBehavior = {
			viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
			allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
			// No query string, header or cookie in the cache key, so nobody can fill the cache with duplicates.
			cachePolicy: CachePolicy.CACHING_OPTIMIZED,
			responseHeadersPolicy: headers.site,
			compress: true,
		} satisfies Partial<BehaviorOptions>;
		this.distribution = new Distribution(this, "Distribution", {
			defaultBehavior: {
				...cachedBehavior,
				origin: S3BucketOrigin.withOriginAccessControl(this.buckets.pages),
				functionAssociations: onEachRequest(this, "ViewerRequest", {
					comment: "Clean URLs, one canonical form, apex to www",
					code: viewerRequestCode({
						apex: props.domain?.apex,
						services: servicesOf(props.siteFolder),
					}),
				}),
			},
			additionalBehaviors: {
				// A missing chunk must not return a page.
				"/assets/*": {
					...cachedBehavior,
					origin: S3BucketOrigin.withOriginAccessControl(this.buckets.assets, {
						originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
					}),
					functionAssociations: onEachRequest(this, "AssetRequest", {
						comment: "Brotli copies of scripts and styles",
						code: edgeCode("asset-request"),
					}),
				},
				"/api/*": apiBehavior(this, {
					hostName: props.apiHostName,
					originSecret: props.originSecret,
					headers: headers.api,
					forwardsHost: !props.domain,
				}),
			},
			// CloudFormation waits until a changed distribution is live everywhere, but not for a changed policy:
			// so with new inline code the distribution changes too, and the pages that need the new policy are
			// published after it. A standby's must not change, or it would lose the name that was moved to it.
			...(props.domain?.names.length !== 0 && {
				comment: `Pages with inline code ${headers.inlineCodeVersion}`,
			}),
			defaultRootObject: "index.html",
			errorResponses: [
				{
					httpStatus: 403,
					responseHttpStatus: 404,
					responsePagePath: "/404.html",
					ttl: Duration.minutes(1),
				},
			],
			httpVersion: HttpVersion.HTTP2_AND_3,
			enableIpv6: true,
			// Includes Sydney, Melbourne and Auckland, which the cheaper classes leave out.
			priceClass: PriceClass.PRICE_CLASS_ALL,
			...(props.webAclArn && { webAclId: props.webAclArn }),
			...(props.domain &&
				props.domain.names.length > 0 && {
					domainNames: props.domain.names,
					certificate: props.domain.certificate,
					minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
				}),
		});
		if (props.domain?.names.length === 0) {
			this.setCertificate(props.domain.certificate);
		}
		this.acknowledgeFindings(props);
	}

	/**
	 * Sets the certificate by itself: a name can only be moved to a distribution that already has its
	 * certificate, but the library only accepts a certificate together with a name.
	 */
	private setCertificate({ certificateArn }: ICertificate): void {
		const resource = this.distribution.node.defaultChild as CfnDistribution;
		resource.addPropertyOverride("DistributionConfig.ViewerCertificate", {
			AcmCertificateArn: certificateArn,
			MinimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
			SslSupportMethod: "sni-only",
		});
		acknowledge(this.distribution, {
			"AwsSolutions-CFR4":
				"The override above sets TLSv1.2_2021, but cdk-nag does not read overrides",
		});
	}

	private acknowledgeFindings({ domain, webAclArn }: StaticSiteProps): void {
		acknowledge(this.distribution, {
			"AwsSolutions-CFR1": "The site is for everybody, everywhere.",
			"AwsSolutions-CFR3":
				"We do not log visitors; the metrics count requests, and the API has its own log.",
			...(!webAclArn && {
				"AwsSolutions-CFR2":
					"Static files and two throttled APIs; a stage can enable a firewall in its settings.",
			}),
			...(!domain && {
				"AwsSolutions-CFR4":
					"Without a domain the certificate is CloudFront's own, whose protocols cannot be chosen.",
			}),
		});
		// The warning is on the distribution's origin for that bucket.
		Annotations.of(this.distribution).acknowledgeWarning(
			"@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk",
			"Only /assets/* reaches that bucket, never its root, so nobody can request its listing.",
		);
	}
}
