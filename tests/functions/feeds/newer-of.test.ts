import { expect, it } from "vitest";
import { newerOf } from "#functions/feeds/record.ts";
import { makeCopy, makeRecord } from "./make-record.ts";

// An instance reads the row while another one is parsing, and again once that has succeeded.
it("a success outranks the failures that it ends, even if its next attempt is sooner", () => {
	const now = Date.now();
	const old = makeRecord({ copy: makeCopy({ checkedAt: now - 3_600_000 }) });
	const failed = { ...old, failures: 5, nextAt: now + 480_000 };
	const succeeded = {
		...makeRecord({ copy: makeCopy({ checkedAt: now }) }),
		failures: 0,
		nextAt: now + 240_000,
	};
	expect(newerOf(failed, succeeded)).toMatchObject({
		failures: 0,
		nextAt: now + 240_000,
		copy: { checkedAt: now },
	});
	expect(newerOf(succeeded, failed)).toMatchObject({
		failures: 0,
		copy: { checkedAt: now },
	});
	const later = { ...failed, copy: succeeded.copy };
	expect(newerOf(succeeded, later)).toMatchObject({ failures: 5 });
	expect(newerOf(later, succeeded)).toMatchObject({ failures: 5 });
});
