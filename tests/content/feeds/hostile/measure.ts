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
const measure = (
	prepare: (size: number) => () => unknown,
	smallest: number,
	limit = allowedGrowth,
) => measureGrowth(prepare, smallest, limit, clock);

const list = measure(fillList, smallestBytes);
const limit = limitOnThisMachine(list.overLinear);
const growths: Record<string, Growth> = { "filling a list": list };
for (const pattern of [plainPattern, ...hostilePatterns]) {
	growths[pattern.name] = measure(
		readerOf(pattern, readXml),
		smallestBytes,
		limit,
	);
}
// Measures work of known growth, to test the measurement itself.
for (const exponent of [1, 1.25, 2]) {
	growths[`size to the power of ${exponent}`] = measure((size) => {
		const steps = size ** exponent;
		return () => {
			let sum = 0;
			for (let step = 0; step < steps; step += 1) sum += step & 7;
			return sum;
		};
	}, 1_000);
}
console.log(JSON.stringify(growths));
