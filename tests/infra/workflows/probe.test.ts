import { expect, test } from "vitest";
import { readWorkflow } from "./read-workflow.ts";

test("the live site is checked every hour from outside, and once a week with a marked message", () => {
	const { jobs, on } = readWorkflow("probe.yml");
	const schedules = (on.schedule as { cron: string }[]).map(({ cron }) => cron);
	expect(schedules).toHaveLength(2);
	const weekly = schedules.find((cron) => cron.endsWith(" 1")) ?? "";
	const runs = (jobs.probe?.steps ?? []).filter(({ run }) =>
		run?.startsWith("npm run smoke"),
	);
	expect(runs.map((step) => [step.if, step.run])).toEqual([
		[
			`github.event.schedule != '${weekly}'`,
			'npm run smoke -- "$SITE_ADDRESS" --no-message',
		],
		[
			`github.event.schedule == '${weekly}'`,
			'npm run smoke -- "$SITE_ADDRESS"',
		],
	]);
	// Of the live commit: main may have pages that are not deployed yet.
	const checkout = jobs.probe?.steps?.find(({ uses }) =>
		uses?.startsWith("actions/checkout@"),
	);
	expect(checkout?.with?.ref).toMatch(/^\$\{\{ vars\.SITE_REF \}\}$/);
	// A fork that is not live yet is not checked.
	expect(jobs.probe?.if).toBe("vars.SITE_ADDRESS != ''");
});
