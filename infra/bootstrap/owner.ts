import { copiesOf, originalOf } from "#infra/config.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import type { Owner } from "./boundary.ts";

/**
 * Returns the names that the bootstrap of a stage covers: the stage itself and its copies, or for a copy those
 * of its original.
 * @param stage its original's settings even for a copy, as every copy has an existing sender
 * @throws if the stage has no bootstrap of its own
 */
export function ownerOf({
	bootstrapQualifier,
	mail,
	name,
	standbyRegion,
}: StageConfig): Owner {
	if (!bootstrapQualifier) {
		throw new Error(
			`Stage "${name}" has no bootstrapQualifier in infra/config.ts: add one to get roles that can reach this stage only, or run npx cdk bootstrap instead`,
		);
	}
	// A copy bootstraps its original's other region too: with names of its own it would shut the original out there.
	const original = originalOf(name);
	const stages = [original, ...copiesOf(original, standbyRegion)];
	return {
		qualifier: bootstrapQualifier,
		stages,
		existingSender: mail.identity === "existing" ? mail.from : undefined,
		stacks: stages.map((stage) =>
			stage.endsWith("*")
				? `${stackName(stage.replace(/-\*$/, ""))}*`
				: stackName(stage),
		),
	};
}

/** In the names that CloudFormation generates for roles and buckets, a longer stack name is cut off. */
const maxStackName = 24;

/**
 * Checks that the stage's resources will have names that its roles can reach.
 * @throws if the name of a stack is so long that CloudFormation shortens it
 */
export function requireShortNames({ stacks }: Owner): void {
	const tooLong = stacks.filter(
		(stack) => stack.replace("*", "").length > maxStackName,
	);
	if (tooLong.length === 0) return;
	throw new Error(
		`The stack names ${tooLong.join(", ")} have more than ${maxStackName} characters, so CloudFormation would shorten them in the names of roles and buckets, which the roles of this bootstrap could then not reach: choose a shorter id in content/site.ts`,
	);
}
