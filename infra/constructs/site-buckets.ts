import { RemovalPolicy } from "aws-cdk-lib";
import {
	BlockPublicAccess,
	Bucket,
	BucketEncryption,
	type IBucket,
	ObjectOwnership,
} from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";

/**
 * Two private buckets, because S3 can say "missing" in two ways and we need both.
 * CloudFront may list `assets`, so a missing chunk is S3's own plain 404. It may not
 * list `pages`, so a missing page is a 403, the one code that the distribution turns into the
 * Page Not Found screen. Through CloudFront the functions never answer 403, so all that
 * the APIs say, 404 included, passes untouched (RUNBOOK.md, "Missing pages and errors").
 */
export class SiteBuckets extends Construct {
	/** Pages and root files: what the build no longer has is removed. */
	readonly pages: IBucket;
	/** Hashed files, kept for good: an open tab goes on with the chunks it knows. */
	readonly assets: IBucket;

	constructor(scope: Construct, id: string) {
		super(scope, id);
		this.pages = this.privateBucket("Pages");
		this.assets = this.privateBucket("Assets");
	}

	private privateBucket(id: string): IBucket {
		const bucket = new Bucket(this, id, {
			blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
			encryption: BucketEncryption.S3_MANAGED,
			enforceSSL: true,
			objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
			// Every object comes from the build, so a deployment brings all of it back.
			removalPolicy: RemovalPolicy.DESTROY,
			autoDeleteObjects: true,
		});
		acknowledge(bucket, {
			"AwsSolutions-S1":
				"Only CloudFront reads this bucket, and we keep no log of visitors.",
		});
		// The library's Bucket does not fit its own IBucket under exactOptionalPropertyTypes.
		return bucket as IBucket;
	}
}
