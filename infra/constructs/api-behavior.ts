import { Duration } from "aws-cdk-lib";
import {
	AllowedMethods,
	type BehaviorOptions,
	CachePolicy,
	CacheQueryStringBehavior,
	Function as EdgeFunction,
	type FunctionAssociation,
	FunctionCode,
	FunctionEventType,
	FunctionRuntime,
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
import { apiRequestCode } from "#infra/edge/api-request.ts";

export type ApiBehaviorProps = {
	readonly hostName: string;
	readonly originSecret: string;
	readonly headers: ResponseHeadersPolicy;
	/** Whether the functions must be told which host name the visitor asked: without a domain they cannot know it. */
	readonly tellsHost: boolean;
};

/**
 * What reaches the functions, and no cookie, and no query but `feed` and `category`. At most ten, says
 * CloudFront. A list, since "all but Host" leaves out the headers that CloudFront itself adds,
 * and without CloudFront-Viewer-Address the rate limit would see one visitor only.
 */
export const forwardedHeaders: readonly string[] = [
	"CloudFront-Viewer-Address",
	"Content-Type",
	"Idempotency-Key",
	"Origin",
	"Referer",
	"Sec-Fetch-Site",
	...Object.values(signalHeaders),
	// The edge function adds it where the stage has no domain (edge/api-request.js). A form on another site cannot.
	"X-Viewer-Host",
];

/** How CloudFront asks the HTTP API: news are cached as long as their Cache-Control says, nothing else is. */
export function apiBehavior(
	scope: Construct,
	props: ApiBehaviorProps,
): BehaviorOptions {
	return {
		origin: new HttpOrigin(props.hostName, {
			protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
			originSslProtocols: [OriginSslPolicy.TLS_V1_2],
			customHeaders: { "x-origin-verify": props.originSecret },
			// Just above the functions' own limit, so that the API's own response wins.
			readTimeout: Duration.seconds(30),
		}),
		viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
		// Also what the API refuses: CloudFront's own refusal is a 403 page, the API's is 405 in words.
		allowedMethods: AllowedMethods.ALLOW_ALL,
		cachePolicy: new CachePolicy(scope, "ApiCache", {
			comment: "As the API's Cache-Control says, one entry a feed and category",
			queryStringBehavior: CacheQueryStringBehavior.allowList(
				"feed",
				"category",
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
		...(props.tellsHost && { functionAssociations: [hostTeller(scope)] }),
		responseHeadersPolicy: props.headers,
		compress: true,
	};
}

function hostTeller(scope: Construct): FunctionAssociation {
	return {
		eventType: FunctionEventType.VIEWER_REQUEST,
		function: new EdgeFunction(scope, "ApiRequestFunction", {
			comment: "Tells the APIs which host name the visitor asked",
			code: FunctionCode.fromInline(apiRequestCode()),
			runtime: FunctionRuntime.JS_2_0,
		}),
	};
}
