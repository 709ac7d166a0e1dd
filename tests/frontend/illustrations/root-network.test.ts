import { expect, test } from "vitest";
import {
	buildNetwork,
	framesPerPulse,
	maxPulses,
	networkHeight,
	networkWidth,
	nextPulses,
	type Pulse,
	sway,
} from "#frontend/illustrations/root-network.ts";

const network = buildNetwork();

test("there are thirty nodes with two links each, to nodes other than themselves", () => {
	expect(network).toHaveLength(30);
	for (const [index, { links }] of network.entries()) {
		expect(new Set(links).size).toBe(2);
		for (const link of links) {
			expect(network[link]).toBeDefined();
			expect(link).not.toBe(index);
		}
	}
});

test("every stem leads down to the single root", () => {
	for (let [index, { links }] of network.entries()) {
		for (let steps = 0; index !== 0; steps += 1) {
			expect(steps).toBeLessThan(30);
			expect(links[0]).toBeLessThan(index);
			index = links[0];
			links = network[index]?.links ?? links;
		}
	}
});

test("the network is the same every time, and stays within its bounds when it sways", () => {
	expect(buildNetwork()).toEqual(network);
	for (const node of network) {
		for (let seconds = 0; seconds < 60; seconds += 0.5) {
			const { x, y } = sway(node, seconds);
			expect(x).toBeGreaterThanOrEqual(-8);
			expect(x).toBeLessThanOrEqual(networkWidth + 8);
			expect(y).toBeGreaterThanOrEqual(-8);
			expect(y).toBeLessThanOrEqual(networkHeight);
		}
	}
});

test("the root does not sway", () => {
	expect(network[0] && sway(network[0], 12.3)).toMatchObject({
		x: network[0]?.x,
		y: network[0]?.y,
	});
});

test("a pulse starts every thirty frames, climbs from the root to a tip and ends", () => {
	let pulses: Pulse[] = [];
	const counts: number[] = [];
	for (let frame = 1; frame <= 100 * framesPerPulse; frame += 1) {
		const before = pulses.length;
		pulses = nextPulses(network, pulses, frame, Math.random);
		counts.push(pulses.length);
		const isNew = pulses.some(({ climbed }) => climbed === 0);
		expect(isNew).toBe(frame % framesPerPulse === 0);
		if (!isNew) expect(pulses.length).toBeLessThanOrEqual(before);
		for (const { path } of pulses) {
			expect(path[0]).toBe(0);
			expect(network[path.at(-1) ?? 0]?.isTip).toBe(true);
		}
	}
	expect(Math.max(...counts)).toBeLessThanOrEqual(maxPulses);
	expect(Math.max(...counts)).toBeGreaterThan(1);
});

test("there are never more than ten pulses, however slowly they climb", () => {
	const slow = Array.from({ length: maxPulses }, () => ({
		path: [0, 1, 4],
		climbed: 0,
	}));
	expect(nextPulses(network, slow, framesPerPulse, Math.random)).toHaveLength(
		maxPulses,
	);
});
