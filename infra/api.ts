import { Duration, RemovalPolicy } from "aws-cdk-lib";
import {
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

export type ApiProps = {
	readonly functions: Functions;
	readonly throttle: {
		readonly requestsPerSecond: number;
		readonly burst: number;
	};
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
		const { contact, feeds } = props.functions;
		// Every method: a wrong one is the function's to refuse, with 405 and words.
		for (const [name, path, target] of [
			["Contact", apiPaths.contact, contact],
			["Feeds", apiPaths.feeds, feeds],
		] as const) {
			this.httpApi.addRoutes({
				path,
				methods: [HttpMethod.ANY],
				integration: new HttpLambdaIntegration(name, target, {
					timeout: Duration.seconds(29),
				}),
			});
		}
		this.logGroup = new LogGroup(this, "AccessLogs", {
			retention: props.logDays,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		new HttpStage(this, "Stage", {
			httpApi: this.httpApi,
			stageName: "$default",
			autoDeploy: true,
			// Figures by route cost 30 cents each; the access log tells routes apart for nothing.
			detailedMetricsEnabled: false,
			throttle: {
				rateLimit: props.throttle.requestsPerSecond,
				burstLimit: props.throttle.burst,
			},
			accessLogSettings: {
				destination: new LogGroupLogDestination(this.logGroup),
				format: accessLogFormat,
			},
		});
		acknowledge(this.httpApi, {
			"AwsSolutions-APIG4":
				"A public contact form and public news: there is nobody to authorize. The functions check CloudFront's secret header.",
		});
	}
}
