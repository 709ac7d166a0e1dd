import { Duration, RemovalPolicy } from "aws-cdk-lib";
import {
	type CfnStage,
	HttpApi,
	HttpMethod,
	HttpStage,
	LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { apiPaths } from "#content/routes.ts";
import { accessLogFormat } from "./access-log.ts";
import { acknowledge } from "./acknowledge.ts";
import type { Functions } from "./functions.ts";

type Throttle = {
	readonly requestsPerSecond: number;
	readonly burst: number;
};

export type ApiProps = {
	readonly functions: Functions;
	readonly throttle: Readonly<Record<"contact" | "feeds", Throttle>>;
	readonly logDays: number;
};

/** The HTTP API behind CloudFront. The functions refuse what did not come through it. */
export class Api extends Construct {
	readonly httpApi: HttpApi;
	/** Host name that CloudFront asks. */
	readonly hostName: string;
	/** One line a request. */
	readonly logGroup: LogGroup;

	constructor(scope: Construct, id: string, props: ApiProps) {
		super(scope, id);
		this.httpApi = new HttpApi(this, "HttpApi", { createDefaultStage: false });
		this.hostName = `${this.httpApi.apiId}.execute-api.${this.httpApi.stack.region}.${this.httpApi.stack.urlSuffix}`;
		const { contact, feeds, liveContact } = props.functions;
		// Every method: a wrong one is the function's to refuse, with 405 and words.
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
			retention: props.logDays,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		const { throttle } = props;
		const stage = new HttpStage(this, "Stage", {
			httpApi: this.httpApi,
			stageName: "$default",
			autoDeploy: true,
			// Figures by route cost 30 cents each; the access log tells routes apart for nothing.
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
		limitRoutes(stage, {
			[`${HttpMethod.ANY} ${apiPaths.contact}`]: throttle.contact,
			[`${HttpMethod.ANY} ${apiPaths.feeds}`]: throttle.feeds,
		});
		// API Gateway refuses limits of a route that it does not have yet.
		stage.node.addDependency(...routes);
		acknowledge(this.httpApi, {
			"AwsSolutions-APIG4":
				"A public contact form and public news: there is nobody to authorize. The functions check CloudFront's secret header.",
		});
	}
}

/** Gives each route, by its key, a throttle of its own; the CDK's stage knows only one for all. */
function limitRoutes(stage: HttpStage, limits: Record<string, Throttle>): void {
	const resource = stage.node.defaultChild as CfnStage;
	resource.routeSettings = Object.fromEntries(
		Object.entries(limits).map(([route, { burst, requestsPerSecond }]) => [
			route,
			{
				ThrottlingRateLimit: requestsPerSecond,
				ThrottlingBurstLimit: burst,
			},
		]),
	);
}
