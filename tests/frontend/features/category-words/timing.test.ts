import { expect, test } from "vitest";
import {
	wordAnimationMs,
	wordDisplayMs,
	wordEdgePadding,
	wordPeakOpacity,
	wordScale,
	wordSpawnMs,
} from "#frontend/features/category-words/timing.ts";
import { spotlightMs } from "#frontend/features/spotlight/Spotlight.tsx";
import {
	framesPerPulse,
	maxPulses,
} from "#frontend/illustrations/root-network.ts";

// docs/behaviour.md, "Home".
test.each([
	["spotlight", spotlightMs, 4000],
	["spawn of words", wordSpawnMs, 2000],
	["display of a word", wordDisplayMs, 2000],
	["animation of a word", wordAnimationMs, 3500],
	["scale of a word", wordScale, { from: 1, to: 5 }],
	["peak opacity", wordPeakOpacity, 0.8],
	["edge padding", wordEdgePadding, 100],
	["pulses at most", maxPulses, 10],
	["frames for a new pulse", framesPerPulse, 30],
])("the home page's animations, %s: as promised", (_name, value, promised) => {
	expect(value).toEqual(promised);
});
