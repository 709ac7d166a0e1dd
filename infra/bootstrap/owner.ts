import { copiesOf } from "#infra/config.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import type { Owner } from "./boundary.ts";

/**
 * Returns the names that the bootstrap of a stage covers: the stage itself and its copies.
 * @throws if the stage has no bootstrap of its own
 */
export function ownerOf({ bootstrapQualifier, name }: StageConfig): Owner {
	if (!bootstrapQualifier) {
		throw new Error(
			`Stage "${name}" has no bootstrapQualifier in infra/config.ts: add one to get roles that can reach this stage only, or run npx cdk bootstrap instead`,
		);
	}
	const stages = [name, ...copiesOf(name)];
	return {
		qualifier: bootstrapQualifier,
		stages,
		stacks: stages.map((stage) =>
			stage.endsWith("*")
				? `${stackName(stage.slice(0, -1))}*`
				: stackName(stage),
		),
	};
}
