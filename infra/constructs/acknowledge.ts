import { Validations } from "aws-cdk-lib";
import type { IConstruct } from "constructs";

/** Acknowledges findings of cdk-nag on a construct, each with the reason why it is acceptable here. */
export function acknowledge(
	construct: IConstruct,
	reasons: Record<string, string>,
): void {
	for (const [id, reason] of Object.entries(reasons)) {
		Validations.of(construct).acknowledge({ id, reason });
	}
}
