import { stackName } from "#infra/stacks/stack-name.ts";
import { fullStage, resourcesOf, templatesOf } from "#tests/infra/fixtures.ts";

/** The stage with every option, its templates, and the properties of every alarm in them. */
export const stage = fullStage();
/** The name of its site's stack. */
export const full = stackName(stage.name);
export const templates = templatesOf(stage);
export const alarms = Object.values(templates)
	.flatMap(resourcesOf)
	.filter(([, { Type }]) => Type === "AWS::CloudWatch::Alarm")
	.map(([, { Properties }]) => Properties ?? {});

/** Returns an alarm's name, which is that of its section in RUNBOOK.md. */
export function nameOf(alarm: Record<string, unknown>): string {
	return (
		/\(RUNBOOK\.md, "(\w+)"\)$/.exec(String(alarm.AlarmDescription))?.[1] ?? ""
	);
}
