import { expect, test } from "vitest";
import { repeatIfChanged } from "#frontend/build/repeat-if-changed.ts";

test.each([
	["returned a mixture", (before: string) => before],
	[
		"failed over it",
		() => {
			throw new Error("a mixture");
		},
	],
])(
	"a task during which something changed runs again, when it %s",
	async (_, end) => {
		let resets = 0;
		const { noteChange, run } = repeatIfChanged(() => resets++);
		let words = "old";
		const result = await run(async () => {
			const before = words;
			if (before === "new") return before;
			words = "new";
			noteChange();
			return end(before);
		});
		expect(result).toBe("new");
		// At the change, and before the second run, which must not find what the first has read since.
		expect(resets).toBe(2);
	},
);

test("tasks run one at a time, also after one that failed", async () => {
	const { run } = repeatIfChanged(() => {});
	const events: string[] = [];
	const task = (name: string) => async () => {
		events.push(`${name} begins`);
		await Promise.resolve();
		events.push(`${name} ends`);
		if (name === "a") throw new Error("its own");
		return name;
	};
	const results = await Promise.allSettled([run(task("a")), run(task("b"))]);
	expect(results).toEqual([
		{ status: "rejected", reason: new Error("its own") },
		{ status: "fulfilled", value: "b" },
	]);
	expect(events).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});
