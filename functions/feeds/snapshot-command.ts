import { fileURLToPath } from "node:url";
import { createFetchUpstream, upstreamLimits } from "./fetch-upstream.ts";
import { saveSnapshot } from "./save-snapshot.ts";
import { describeFailures, takeSnapshots } from "./take-snapshot.ts";
import { publicPolicy } from "./upstream-policy.ts";

// npm run snapshot: requests every source once and saves the lists for the next build of the
// site. Without a network the previous ones stay; a build never fails for lack of news.
const folder = fileURLToPath(new URL("../../build/snapshot", import.meta.url));
const deadlineMs = 8_000;

const startedAt = Date.now();
const { news, papers, failures } = await takeSnapshots(
	createFetchUpstream(publicPolicy, {
		...upstreamLimits,
		timeoutMs: deadlineMs,
	}),
	startedAt,
);
const outcomes = [
	saveSnapshot(folder, "news", news, startedAt),
	saveSnapshot(folder, "papers", papers, startedAt),
];
console.log(`snapshot of ${outcomes.join("; ")}${describeFailures(failures)}`);
// An unresponsive DNS server would otherwise keep the process alive past its deadline.
process.exit(0);
