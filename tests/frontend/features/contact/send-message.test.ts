// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { mapNames, visibleNames } from "#content/contact/fields.ts";
import { sendMessage } from "#frontend/features/contact/send-message.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

test("each return from the back/forward cache sends the message once more, not once for each return before", () => {
	const fetch = vi.fn(() => new Promise(() => {}));
	vi.stubGlobal("fetch", fetch);
	void sendMessage({
		values: mapNames(visibleNames, () => "words"),
		id: "id",
		startedAt: null,
		honeypot: "",
	});
	for (const requests of [2, 3, 4]) {
		dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
		expect(fetch).toHaveBeenCalledTimes(requests);
	}
});
