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
 * Two private buckets, because S3 can report a missing file in two ways and we need both. CloudFront may list
 * `assets`, so a missing chunk is S3's own plain 404. It may not list `pages`, so a missing page is a 403, the
 * one code that the distribution turns into the Page Not Found screen. The functions never return 403 through
 * CloudFront, so all API responses, 404 included, pass through unchanged (RUNBOOK.md, "Missing pages and
 * errors").
 */
export class SiteBuckets extends Construct {
	/** Pages and root files; files that the build no longer has are removed. */
	readonly pages: IBucket;
	/** Hashed files, which are never removed, so that an open tab can still load its chunks. */
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
			// Every object comes from the build, so a deployment restores all of them.
			removalPolicy: RemovalPolicy.DESTROY,
			autoDeleteObjects: true,
		});
		acknowledge(bucket, {
			"AwsSolutions-S1":
				"Only CloudFront reads this bucket, and we do not log visitors.",
		});
		// The library's Bucket is not assignable to its own IBucket under exactOptionalPropertyTypes.
		return bucket as IBucket;
	}
}
