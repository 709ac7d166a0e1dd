import { expect, it } from "vitest";
import { once } from "#content/once.ts";

it("makes it at the first call, and gives the same after", () => {
	let made = 0;
	const get = once(() => {
		made += 1;
		return { made };
	});
	expect(made).toBe(0);
	expect(get()).toBe(get());
	expect(made).toBe(1);
});

it("remembers that there is nothing", () => {
	let calls = 0;
	const get = once(() => {
		calls += 1;
	});
	get();
	get();
	expect(calls).toBe(1);
});

it("asks once however many wait, and again after it has failed", async () => {
	let calls = 0;
	const get = once(async () => {
		calls += 1;
		if (calls === 1) throw new Error("no network");
		return calls;
	});
	const both = await Promise.allSettled([get(), get()]);
	expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(calls).toBe(1);
	await expect(get()).resolves.toBe(2);
	await expect(get()).resolves.toBe(2);
});
