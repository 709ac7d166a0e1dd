import { afterEach, expect, it, vi } from "vitest";
import { randomId } from "#frontend/features/contact/random-id.ts";
import { referenceOf } from "#functions/contact/reference.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";

afterEach(() => vi.unstubAllGlobals());

it("returns a new version 4 UUID each time, even over plain HTTP", () => {
	// As in an insecure context, where browsers have no randomUUID.
	const getRandomValues = crypto.getRandomValues.bind(crypto);
	vi.stubGlobal("crypto", { getRandomValues });
	const ids = Array.from({ length: 1_000 }, randomId);
	expect(new Set(ids).size).toBe(ids.length);
	for (const id of ids) {
		expect(id).toMatch(
			/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
		);
	}
});

it("pads bytes below 16", () => {
	vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes });
	expect(randomId()).toBe("00000000-0000-4000-8000-000000000000");
});

it("is accepted by the API as an idempotency key", () => {
	const id = randomId();
	expect(referenceOf(aMessage, id)).toBe(referenceOf(aMessage, id));
});
