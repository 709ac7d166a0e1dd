import { Duration } from "aws-cdk-lib";
import {
	AllowedMethods,
	type BehaviorOptions,
	CachePolicy,
	CacheQueryStringBehavior,
	OriginProtocolPolicy,
	OriginRequestHeaderBehavior,
	OriginRequestPolicy,
	OriginSslPolicy,
	type ResponseHeadersPolicy,
	ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { Construct } from "constructs";
import { signalHeaders } from "#content/contact/signals.ts";
import { edgeCode } from "#infra/edge/edge-code.ts";
import { onEachRequest } from "./edge-function.ts";

export type ApiBehaviorProps = {
	readonly hostName: string;
	readonly originSecret: string;
	readonly headers: ResponseHeadersPolicy;
	/**
	 * Whether the functions must be told which host name the visitor requested: without a domain they cannot
	 * know it.
	 */
	readonly forwardsHost: boolean;
};

/**
 * The headers that reach the functions; cookies do not.
 * CloudFront allows at most ten. This is a list because "all but Host" leaves out the headers that CloudFront
 * itself adds, and without CloudFront-Viewer-Address the rate limit would see a single visitor only.
 */
export const forwardedHeaders: readonly string[] = [
	"CloudFront-Viewer-Address",
	"Content-Type",
	"Idempotency-Key",
	"Origin",
	"Referer",
	"Sec-Fetch-Site",
	...Object.values(signalHeaders),
	// Added by the edge function if the stage has no domain (edge/api-request.js). A form on another site
	// cannot set it.
	"X-Viewer-Host",
];

/** The query parameters that reach the functions, each combination cached separately. */
export const forwardedParameters: readonly string[] = ["feed", "category"];

/**
 * Returns how CloudFront calls the HTTP API: news is cached for as long as its Cache-Control says, nothing else
 * is cached.
 */
export function apiBehavior(
	scope: Construct,
	props: ApiBehaviorProps,
): BehaviorOptions {
	return {
		origin: new HttpOrigin(props.hostName, {
			protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
			originSslProtocols: [OriginSslPolicy.TLS_V1_2],
			customHeaders: { "x-origin-verify": props.originSecret },
			// Just above the functions' own timeout, so that the API's own response wins.
			readTimeout: Duration.seconds(30),
		}),
		viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
		// Including methods the API refuses: CloudFront would refuse them with a 403 page, the API responds
		// with a 405 and an explanation.
		allowedMethods: AllowedMethods.ALLOW_ALL,
		cachePolicy: new CachePolicy(scope, "ApiCache", {
			comment:
				"Follows the API's Cache-Control, one entry per feed and category",
			queryStringBehavior: CacheQueryStringBehavior.allowList(
				...forwardedParameters,
			),
			minTtl: Duration.seconds(0),
			defaultTtl: Duration.seconds(0),
			maxTtl: Duration.days(1),
			enableAcceptEncodingBrotli: true,
			enableAcceptEncodingGzip: true,
		}),
		originRequestPolicy: new OriginRequestPolicy(scope, "ApiRequest", {
			comment: "The headers that the functions read",
			headerBehavior: OriginRequestHeaderBehavior.allowList(
				...forwardedHeaders,
			),
		}),
		...(props.forwardsHost && {
			functionAssociations: onEachRequest(scope, "ApiRequestFunction", {
				comment: "Tells the APIs which host name the visitor requested",
				code: edgeCode("api-request"),
			}),
		}),
		responseHeadersPolicy: props.headers,
		compress: true,
	};
}
