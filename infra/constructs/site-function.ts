import { type Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
	Architecture,
	Code,
	Function as LambdaFunction,
	Runtime,
	Tracing,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";

/** Settings shared by all functions of a stage. */
export type FunctionDefaults = {
	/** Folder with one bundle per function, build/functions. */
	readonly functionsFolder: string;
	readonly logDays: number;
	readonly tracing: boolean;
};

export type SiteFunctionProps = {
	readonly defaults: FunctionDefaults;
	/** The bundle's folder in `functionsFolder`. */
	readonly bundle: "contact" | "feeds";
	/** The exported function, as index.<name>. */
	readonly handler: string;
	readonly description: string;
	readonly environment: Record<string, string>;
	readonly timeout: Duration;
	readonly reservedConcurrency?: number | undefined;
};

/**
 * A pre-bundled function with its own log group and a role that by default may only write to it. It extends
 * Lambda's Function instead of wrapping it, so that `sam local invoke` finds it by its id.
 */
export class SiteFunction extends LambdaFunction {
	constructor(scope: Construct, id: string, props: SiteFunctionProps) {
		const { functionsFolder, logDays, tracing } = props.defaults;
		const logGroup = new LogGroup(scope, `${id}Logs`, {
			retention: logDays,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		const role = new Role(scope, `${id}Role`, {
			assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
		});
		logGroup.grantWrite(role);
		super(scope, id, {
			description: props.description,
			runtime: Runtime.NODEJS_24_X,
			architecture: Architecture.ARM_64,
			code: Code.fromAsset(`${functionsFolder}/${props.bundle}`),
			handler: props.handler,
			environment: {
				...props.environment,
				// Logs and metrics of Powertools; one namespace per stage, or the stages of one account would
				// be counted together.
				POWERTOOLS_SERVICE_NAME: props.bundle,
				POWERTOOLS_METRICS_NAMESPACE: Stack.of(scope).stackName,
			},
			role,
			logGroup,
			// For a function that is deployed gradually; nobody uses old versions.
			currentVersionOptions: { removalPolicy: RemovalPolicy.DESTROY },
			// More memory also means more CPU: startup takes half as long as with 512, for the same price.
			memorySize: 1024,
			timeout: props.timeout,
			tracing: tracing ? Tracing.ACTIVE : Tracing.DISABLED,
			...(props.reservedConcurrency !== undefined && {
				reservedConcurrentExecutions: props.reservedConcurrency,
			}),
		});
		if (tracing) {
			acknowledge(role, {
				"AwsSolutions-IAM5[Resource::*]":
					"X-Ray has no resources to name; the stage has switched tracing on.",
			});
		}
	}

	/** Adds actions on named resources to this function's role. */
	allow(actions: string[], resources: string[]): void {
		this.addToRolePolicy(new PolicyStatement({ actions, resources }));
	}
}
