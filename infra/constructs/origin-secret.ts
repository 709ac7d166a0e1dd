import { RemovalPolicy } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";

export type OriginSecretProps = {
	readonly current: number;
	readonly previous?: number | undefined;
};

/**
 * What CloudFront shows to the API to prove where a request comes from. CloudFormation
 * makes the value and puts it into both places by dynamic reference, so it is in no
 * template and no repository; 40 cents a month. A new number makes a new value, and
 * the API takes the previous one until CloudFront has it everywhere.
 */
export class OriginSecret extends Construct {
	/** What CloudFront sends. */
	readonly sent: string;
	/** What the API takes: one value, or two with a comma between them. */
	readonly accepted: string;

	constructor(scope: Construct, id: string, props: OriginSecretProps) {
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

/** A reference to a value that CloudFormation makes and keeps: letters and digits only. */
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
