import {
	CfnParameter,
	CfnResource,
	RemovalPolicy,
	Size,
	Stack,
	Token,
} from "aws-cdk-lib";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import type { CfnFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { CfnBucket, IBucket } from "aws-cdk-lib/aws-s3";
import {
	BucketDeployment,
	CacheControl,
	type ISource,
	Source,
} from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { acknowledge } from "#infra/constructs/acknowledge.ts";
import type { SiteBuckets } from "#infra/constructs/site-buckets.ts";
import {
	checkFileTypes,
	type PublicationStep,
	publicationSteps,
} from "./publication-steps.ts";

/** Parameter of the site's stack; `npm run publish` sets a new value. */
export const runParameter = "PublicationRun";

const publisherType = "Custom::CDKBucketDeployment";

export type PublicationProps = {
	readonly siteFolder: string;
	readonly buckets: SiteBuckets;
	readonly distribution: IDistribution;
	readonly logDays: number;
};

/**
 * Copies the built site into its buckets in an order that visitors do not notice: first hashed files, which are
 * never removed, then root files, then the pages' data, then pages, which only refer to files that are already
 * there. All but the first also remove what the build no longer has; data and pages each invalidate the CDN.
 * Cache-Control and content type are set per step, which is why there are several.
 */
export class Publication extends Construct {
	constructor(scope: Construct, id: string, props: PublicationProps) {
		super(scope, id);
		checkFileTypes(props.siteFolder);
		const logGroup = new LogGroup(this, "Logs", {
			retention: props.logDays,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		const source = Source.asset(props.siteFolder);
		const run = new CfnParameter(this, "Run", {
			default: "0",
			description:
				"A new value publishes the deployed files again: npm run publish",
		});
		run.overrideLogicalId(runParameter);
		const group = (name: PublicationStep["group"]) =>
			publicationSteps
				.filter((step) => step.group === name)
				.map((step) => this.publish(step, source, logGroup, props));
		const assets = group("assets");
		const files = group("files");
		const data = group("data");
		const pages = group("pages");
		for (const step of files) step.node.addDependency(...assets);
		for (const step of data) step.node.addDependency(...files);
		for (const step of pages) step.node.addDependency(...data);
		for (const step of [...assets, ...files, ...data, ...pages]) {
			const resource = step.node
				.findAll()
				.find(
					(each): each is CfnResource =>
						each instanceof CfnResource &&
						each.cfnResourceType === publisherType,
				);
			// CloudFormation runs a step again if one of its properties has changed.
			resource?.addPropertyOverride("Run", run.valueAsString);
			// CloudFormation passes `false` as the text "false", which the publisher takes for true: it would
			// wait up to 13 minutes and then roll the deployment back (aws/aws-cdk#15891).
			resource?.addPropertyOverride("WaitForDistributionInvalidation", "");
		}
		// Each step brings its own copy of the AWS CLI's layer, but their one publisher uses the first step's; creating
		// all ten at once can exceed Lambda's request rate (aws/aws-cdk#32907).
		for (const step of [...assets.slice(1), ...files, ...data, ...pages]) {
			step.node.tryRemoveChild("AwsCliLayer");
		}
		for (const step of assets) acknowledgePublisher(step, props.buckets);
	}

	private publish(
		step: PublicationStep,
		source: ISource,
		logGroup: LogGroup,
		{ buckets, distribution }: PublicationProps,
	): BucketDeployment {
		// These wait for the distribution, which may take minutes, so that pages never have newer data for long.
		// Each invalidates the CDN by itself, in case the other fails and CloudFormation rolls back.
		const isInvalidated = step.group === "data" || step.group === "pages";
		return new BucketDeployment(this, step.id, {
			sources: [source],
			destinationBucket:
				step.group === "assets" ? buckets.assets : buckets.pages,
			exclude: [...step.exclude],
			...(step.include && { include: [...step.include] }),
			...(step.contentType && { contentType: step.contentType }),
			...(step.contentEncoding && { contentEncoding: step.contentEncoding }),
			cacheControl: [CacheControl.fromString(step.cacheControl)],
			prune: step.group !== "assets",
			logGroup,
			// 128 MB, the default, is too little for the AWS CLI in the publisher with a few hundred files.
			memoryLimit: 512,
			ephemeralStorageSize: Size.mebibytes(512),
			...(isInvalidated && { distribution }),
		});
	}
}

function acknowledgePublisher(
	deployment: BucketDeployment,
	buckets: SiteBuckets,
): void {
	// All steps share one function of the CDK's own, outside this construct.
	const publisher = deployment.handlerRole.node.scope;
	if (!publisher) return;
	// Holds the zip and what it contains, some 170 kB a page. Not set where the steps are defined: their ids would
	// contain it, and steps with new ids are not undone when a deployment is rolled back.
	(publisher.node.defaultChild as CfnFunction).ephemeralStorage = {
		size: 2048,
	};
	const stack = Stack.of(deployment);
	const account = Token.isUnresolved(stack.account)
		? "<AWS::AccountId>"
		: stack.account;
	const objectsOf = (bucket: IBucket) => {
		const id = stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
		return `Resource::<${id}.Arn>/*`;
	};
	const reason =
		"The CDK's own publisher: it writes every object of our two buckets from the asset bucket, and runs only during a deployment.";
	const wildcards = [
		"Action::s3:GetBucket*",
		"Action::s3:GetObject*",
		"Action::s3:List*",
		"Action::s3:Abort*",
		"Action::s3:DeleteObject*",
		`Resource::arn:aws:s3:::cdk-${stack.synthesizer.bootstrapQualifier}-assets-${account}-${stack.region}/*`,
		objectsOf(buckets.assets),
		objectsOf(buckets.pages),
		// For cloudfront:CreateInvalidation and GetInvalidation.
		"Resource::*",
	];
	acknowledge(publisher, {
		...Object.fromEntries(
			wildcards.map((finding) => [`AwsSolutions-IAM5[${finding}]`, reason]),
		),
		"AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]":
			reason,
		"AwsSolutions-L1": "The CDK chooses the runtime of its own publisher.",
	});
}
