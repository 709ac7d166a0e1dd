import { stageConfig, stageNames } from "#infra/config.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";

/**
 * Every stage that infra/config.ts can deploy: those it lists, a preview, and the copies in standby
 * regions. Only for what must be true of any configuration; exact values are checked on example-stages.ts.
 */
export const ownStages: StageConfig[] = stageNames
	.map((name) => stageConfig(name))
	.flatMap((stage) => [
		stage,
		...(stage.name === "dev" ? [stageConfig("preview-pr-12")] : []),
		...(stage.standbyRegion ? [stageConfig(`${stage.name}-standby`)] : []),
	]);
