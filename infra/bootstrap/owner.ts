import { copiesOf } from "#infra/config.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import type { Owner } from "./boundary.ts";

/**
 * What the bootstrap of a stage is for: the stage itself and its copies.
 * @throws where the stage has no bootstrap of its own
 */
export function ownerOf({ bootstrapQualifier, name }: StageConfig): Owner {
	if (!bootstrapQualifier) {
		throw new Error(
			`Stage "${name}" has no bootstrapQualifier in infra/config.ts: with one its roles reach this stage alone; without one, npx cdk bootstrap`,
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
