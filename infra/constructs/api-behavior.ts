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
import { edgeCode } from "#infra/edge/edge-code.ts";
import {
	forwardedHeaders,
	forwardedParameters,
} from "#infra/edge/forwarded.ts";
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
			// Just above the API's own timeout of 29 s (api.ts), so that its response wins.
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
