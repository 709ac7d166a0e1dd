import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";

/** One JSON line per request. Visitors' addresses and user agents are left out on purpose. */
export const accessLogFormat = AccessLogFormat.custom(
	JSON.stringify({
		time: "$context.requestTime",
		requestId: "$context.requestId",
		route: "$context.routeKey",
		status: "$context.status",
		latencyMs: "$context.responseLatency",
		functionMs: "$context.integrationLatency",
		functionStatus: "$context.integrationStatus",
		bytes: "$context.responseLength",
		error: "$context.error.message",
		functionError: "$context.integrationErrorMessage",
	}),
);
