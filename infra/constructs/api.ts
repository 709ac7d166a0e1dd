import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
	type CfnStage,
	HttpApi,
	HttpMethod,
	HttpStage,
	LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { FilterPattern, LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { apiPaths } from "#content/routes.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { acknowledge } from "./acknowledge.ts";
import type { Functions } from "./functions.ts";

export type ApiProps = {
	readonly functions: Functions;
	readonly throttle: StageConfig["throttle"];
	readonly logDays: number;
};

/** One JSON line per request. Visitors' addresses and user agents are left out on purpose. */
const accessLogFormat = AccessLogFormat.custom(
	JSON.stringify({
		time: "$context.requestTime",
		requestId: "$context.requestId",
		route: "$context.routeKey",
		status: "$context.status",
		latencyMs: "$context.responseLatency",
		functionMs: "$context.integrationLatency",
		// What the function's own code returned; integrationStatus is Lambda's answer, 200 for a 429 of the function.
		functionStatus: "$context.integration.status",
		bytes: "$context.responseLength",
		error: "$context.error.message",
		functionError: "$context.integrationErrorMessage",
	}),
);

/** The HTTP API behind CloudFront. The functions refuse requests that did not come through CloudFront. */
export class Api extends Construct {
	readonly httpApi: HttpApi;
	/** Host name that CloudFront sends requests to. */
	readonly hostName: string;
	/** The access log, one line per request. */
	readonly logGroup: LogGroup;
	/** Counts the requests that the gateway refused because of a throttle. */
	readonly throttled: MetricFilter;

	constructor(scope: Construct, id: string, props: ApiProps) {
		super(scope, id);
		this.httpApi = new HttpApi(this, "HttpApi", { createDefaultStage: false });
		this.hostName = `${this.httpApi.apiId}.execute-api.${this.httpApi.stack.region}.${this.httpApi.stack.urlSuffix}`;
		const { contact, feeds, liveContact } = props.functions;
		// All methods, so that the function can refuse a wrong one, with 405 and an explanation.
		const routes = (
			[
				["Contact", apiPaths.contact, liveContact ?? contact],
				["Feeds", apiPaths.feeds, feeds],
			] as const
		).flatMap(([name, path, target]) =>
			this.httpApi.addRoutes({
				path,
				methods: [HttpMethod.ANY],
				integration: new HttpLambdaIntegration(name, target, {
					timeout: Duration.seconds(29),
				}),
			}),
		);
		this.logGroup = new LogGroup(this, "AccessLogs", {
			// With any other prefix API Gateway adds each group to an account-wide policy, which some 40 groups fill.
			logGroupName: `/aws/vendedlogs/${Stack.of(this).stackName}/api`,
			retention: props.logDays,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		// The gateway's own metric adds these to every 4xx, among them each path that a scanner tries. A 429 of
		// the function is its limit per visitor, which is no concern of the operator.
		this.throttled = new MetricFilter(this, "Throttled", {
			logGroup: this.logGroup,
			metricNamespace: Stack.of(this).stackName,
			metricName: "RequestsThrottled",
			filterPattern: FilterPattern.all(
				FilterPattern.stringValue("$.status", "=", "429"),
				FilterPattern.stringValue("$.functionStatus", "!=", "429"),
			),
		});
		const { throttle } = props;
		const stage = new HttpStage(this, "Stage", {
			httpApi: this.httpApi,
			stageName: "$default",
			autoDeploy: true,
			// Metrics by route cost 30 cents each; the access log shows the route for free.
			detailedMetricsEnabled: false,
			throttle: {
				rateLimit:
					throttle.contact.requestsPerSecond + throttle.feeds.requestsPerSecond,
				burstLimit: throttle.contact.burst + throttle.feeds.burst,
			},
			accessLogSettings: {
				destination: new LogGroupLogDestination(this.logGroup),
				format: accessLogFormat,
			},
		});
		// The CDK's stage only supports one throttle for all routes.
		(stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
			(["contact", "feeds"] as const).map((route) => [
				`${HttpMethod.ANY} ${apiPaths[route]}`,
				{
					ThrottlingRateLimit: throttle[route].requestsPerSecond,
					ThrottlingBurstLimit: throttle[route].burst,
				},
			]),
		);
		// API Gateway rejects limits for a route that does not exist yet.
		stage.node.addDependency(...routes);
		acknowledge(this.httpApi, {
			"AwsSolutions-APIG4":
				"A public contact form and public news: there is nobody to authorize. The functions check CloudFront's secret header.",
		});
	}
}
