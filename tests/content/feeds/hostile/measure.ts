import { readXml } from "#functions/feeds/read-xml.ts";
import { type Growth, measureGrowth } from "./growth.ts";
import {
	allowedGrowth,
	fillList,
	limitOnThisMachine,
	smallestBytes,
} from "./growth-limit.ts";
import { hostilePatterns, plainPattern } from "./patterns.ts";
import { readerOf } from "./reading.ts";

// Run by run-measure.ts in a separate process: prints how the time of each pattern grows.
const clock = {
	/** CPU time of this process, to which no other process adds. */
	nowMs() {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1_000;
	},
	// Almost nothing survives, so this collection is quick.
	collect: () => void globalThis.gc?.({ type: "minor" }),
};

const list = measureGrowth(fillList, smallestBytes, allowedGrowth, clock);
const limit = limitOnThisMachine(list.overLinear);
const growths: Record<string, Growth> = { "filling a list": list };
for (const pattern of [plainPattern, ...hostilePatterns]) {
	growths[pattern.name] = measureGrowth(
		readerOf(pattern, readXml),
		smallestBytes,
		limit,
		clock,
	);
}
console.log(JSON.stringify(growths));
