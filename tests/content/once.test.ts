import { expect, it } from "vitest";
import { once } from "#content/once.ts";

it("creates the value on the first call, and returns the same afterwards", () => {
	let made = 0;
	const get = once(() => {
		made += 1;
		return { made };
	});
	expect(made).toBe(0);
	expect(get()).toBe(get());
	expect(made).toBe(1);
});

it("remembers an undefined value", () => {
	let calls = 0;
	const get = once(() => {
		calls += 1;
	});
	get();
	get();
	expect(calls).toBe(1);
});

it("makes one request however many callers wait, and another after a failure", async () => {
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
