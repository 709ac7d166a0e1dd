import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { stageNames } from "#infra/config.ts";

type Step = {
	uses?: string;
	run?: string;
	if?: string;
	with?: Record<string, unknown>;
	env?: Record<string, string>;
};
type Job = {
	uses?: string;
	if?: string;
	"runs-on"?: string;
	"timeout-minutes"?: number;
	permissions?: Record<string, string>;
	environment?: { name: string };
	concurrency?: { group: string; "cancel-in-progress": boolean };
	strategy?: { matrix: object; "fail-fast"?: boolean };
	steps?: Step[];
};
export type Workflow = {
	on: Record<string, unknown>;
	permissions?: Record<string, string>;
	jobs: Record<string, Job>;
	concurrency?: { group: string };
};

const folder = ".github/workflows";

/** Returns the text of a workflow. */
export function readText(name: string): string {
	return readFileSync(join(folder, name), "utf8");
}

/** Returns a parsed workflow. */
export function readWorkflow(name: string): Workflow {
	return parse(readText(name));
}

/** All workflows, by file name. */
export const workflows = readdirSync(folder).map((name): [string, Workflow] => [
	name,
	readWorkflow(name),
]);

/** Returns the steps of all jobs. */
export function stepsOf({ jobs }: Workflow): Step[] {
	return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}

/** Returns whether all of them are stages. An additional stage need not be deployed by GitHub. */
export function areStages(names: string[]): boolean {
	return names.length > 0 && names.every((name) => stageNames.includes(name));
}
