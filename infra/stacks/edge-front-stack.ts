import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { EdgeFront } from "#infra/constructs/edge-front.ts";
import type { StageConfig } from "./stage-schema.ts";

/** EdgeFront for a site in another region. */
export class EdgeFrontStack extends Stack {
	readonly front: EdgeFront;

	constructor(
		scope: Construct,
		id: string,
		props: StackProps & { readonly stage: StageConfig },
	) {
		super(scope, id, props);
		this.front = new EdgeFront(this, "Front", props.stage);
	}
}
