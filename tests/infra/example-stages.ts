import { site } from "#content/site.ts";
import { stageConfig } from "#infra/config.ts";
import type { StageConfig, StageSettings } from "#infra/stacks/stage-schema.ts";

/**
 * The stages on which tests check exact values: names, numbers, costs, snapshots. They are separate from
 * infra/config.ts, so that whoever edits that file need not change a test; tests of what must be true of
 * every configuration read infra/config.ts as well.
 */
const exampleStages: Record<"dev" | "prod", StageSettings> = {
	dev: {
		region: "us-east-1",
		mail: { from: site.email, to: site.email, identity: "create" },
		protected: false,
		hiddenFromSearch: true,
		logDays: 7,
		throttle: {
			contact: { requestsPerSecond: 4, burst: 8 },
			feeds: { requestsPerSecond: 6, burst: 12 },
		},
		originSecret: { current: 1 },
	},
	prod: {
		region: "ap-southeast-2",
		mail: { from: site.email, to: site.email, identity: "create" },
		alarmAddress: site.operationsEmail,
		protected: true,
		logDays: 90,
		throttle: {
			contact: { requestsPerSecond: 10, burst: 10 },
			feeds: { requestsPerSecond: 40, burst: 40 },
		},
		reservedConcurrency: { contact: 10, feeds: 40 },
		budgetUsd: 50,
		originSecret: { current: 1 },
	},
};

/** Returns one of them, or a copy of one, as `stageConfig` does for the project's own. */
export function exampleStage(name: string): StageConfig {
	return stageConfig(name, exampleStages);
}
