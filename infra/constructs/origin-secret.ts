import { RemovalPolicy } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { acknowledge } from "./acknowledge.ts";

/**
 * The secret with which CloudFront proves to the API where a request comes from. CloudFormation generates the
 * value and puts it into both places by dynamic reference, so it is in no template and no repository; 40 cents
 * a month. A new number generates a new value, and the API accepts the previous one until CloudFront sends the
 * new one from everywhere.
 */
export class OriginSecret extends Construct {
	/** The value that CloudFront sends. */
	readonly sent: string;
	/** What the API accepts: one value, or two separated by a comma. */
	readonly accepted: string;

	constructor(
		scope: Construct,
		id: string,
		props: StageConfig["originSecret"],
	) {
		super(scope, id);
		const numbers = [props.current, props.previous].filter(
			(number) => number !== undefined,
		);
		const values = numbers.map((number) =>
			generatedSecret(
				this,
				`Value${number}`,
				"Header x-origin-verify, from CloudFront to the API",
			),
		);
		this.sent = values[0] as string;
		this.accepted = values.join(",");
	}
}

/** Returns a reference to a value that CloudFormation generates and stores: letters and digits only. */
export function generatedSecret(
	scope: Construct,
	id: string,
	description: string,
): string {
	const secret = new Secret(scope, id, {
		description,
		generateSecretString: { passwordLength: 48, excludePunctuation: true },
		removalPolicy: RemovalPolicy.DESTROY,
	});
	acknowledge(secret, {
		"AwsSolutions-SMG4":
			"Two services must change together, so it is changed by a deployment (RUNBOOK.md), not by a timer.",
	});
	return secret.secretValue.unsafeUnwrap();
}
