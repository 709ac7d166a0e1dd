import { RemovalPolicy, Size, Stack, Token } from "aws-cdk-lib";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { CfnBucket, IBucket } from "aws-cdk-lib/aws-s3";
import {
	BucketDeployment,
	CacheControl,
	Source,
} from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";
import { cacheRules } from "./edge/cache-rules.ts";
import type { SiteBuckets } from "./site-buckets.ts";

export type PublicationProps = {
	readonly siteFolder: string;
	readonly buckets: SiteBuckets;
	readonly distribution: IDistribution;
	readonly logDays: number;
};

/**
 * Puts the built site into its buckets, in the order that no visitor notices: hashed
 * files first and never removed, then root files, then pages, which name only what is
 * already there. What the build no longer has goes with the pages, and the CDN forgets
 * all pages last. One step a kind of file, since Cache-Control is set for a whole step.
 */
export class Publication extends Construct {
	constructor(scope: Construct, id: string, props: PublicationProps) {
		super(scope, id);
		const { buckets } = props;
		const logGroup = new LogGroup(this, "Logs", {
			retention: props.logDays,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		const step = (
			stepId: string,
			destinationBucket: IBucket,
			cacheControl: string,
			options: {
				include?: string[];
				exclude: string[];
				prune: boolean;
				distribution?: IDistribution;
				waitForDistributionInvalidation?: boolean;
			},
		) =>
			new BucketDeployment(this, stepId, {
				sources: [Source.asset(props.siteFolder)],
				destinationBucket,
				cacheControl: [CacheControl.fromString(cacheControl)],
				logGroup,
				// 128 MB, the default, is too little for the AWS CLI inside with a few hundred files.
				memoryLimit: 512,
				ephemeralStorageSize: Size.mebibytes(512),
				...options,
			});
		const assets = step("Assets", buckets.assets, cacheRules.assets, {
			exclude: ["*"],
			include: ["assets/*"],
			prune: false,
		});
		const files = step("Files", buckets.pages, cacheRules.files, {
			exclude: ["assets/*", "*.html"],
			prune: true,
		});
		const pages = step("Pages", buckets.pages, cacheRules.pages, {
			exclude: ["*"],
			include: ["*.html"],
			prune: true,
			distribution: props.distribution,
			// A slow invalidation must not roll the whole deployment back (aws/aws-cdk#15891).
			waitForDistributionInvalidation: false,
		});
		files.node.addDependency(assets);
		pages.node.addDependency(files);
		acknowledgePublisher(assets, buckets);
	}
}

function acknowledgePublisher(
	deployment: BucketDeployment,
	buckets: SiteBuckets,
): void {
	// The three steps share one function of the CDK's own, outside this construct.
	const publisher = deployment.handlerRole.node.scope;
	if (!publisher) return;
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
		`Resource::arn:aws:s3:::cdk-hnb659fds-assets-${account}-${stack.region}/*`,
		objectsOf(buckets.assets),
		objectsOf(buckets.pages),
		// cloudfront:CreateInvalidation and GetInvalidation.
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
