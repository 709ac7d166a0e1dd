import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRotationClock } from "#frontend/hooks/rotation-clock.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function start() {
	const onTurn = vi.fn();
	const clock = createRotationClock(4000, onTurn);
	return { clock, onTurn };
}

test("is stopped until it is visible, then rotates on time", () => {
	const { clock, onTurn } = start();
	vi.advanceTimersByTime(20_000);
	expect(onTurn).not.toHaveBeenCalled();
	clock.hold("unseen", false);
	vi.advanceTimersByTime(3999);
	expect(onTurn).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(onTurn).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(8000);
	expect(onTurn).toHaveBeenCalledTimes(3);
});

test("every hold stops it, and a full interval starts only once all are released", () => {
	const { clock, onTurn } = start();
	clock.hold("unseen", false);
	vi.advanceTimersByTime(3000);
	clock.hold("hover", true);
	clock.hold("focus", true);
	vi.advanceTimersByTime(60_000);
	clock.hold("hover", false);
	vi.advanceTimersByTime(60_000);
	expect(onTurn).not.toHaveBeenCalled();
	clock.hold("focus", false);
	vi.advanceTimersByTime(3999);
	expect(onTurn).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(onTurn).toHaveBeenCalledTimes(1);
});

test("releasing a hold that was never taken changes nothing", () => {
	const { clock, onTurn } = start();
	clock.hold("unseen", false);
	vi.advanceTimersByTime(3000);
	clock.hold("hover", false);
	vi.advanceTimersByTime(1000);
	expect(onTurn).toHaveBeenCalledTimes(1);
});

test("a manual step restarts the interval, but not while the clock is held", () => {
	const { clock, onTurn } = start();
	clock.hold("unseen", false);
	vi.advanceTimersByTime(3000);
	clock.restart();
	vi.advanceTimersByTime(3999);
	expect(onTurn).not.toHaveBeenCalled();
	clock.hold("choice", true);
	clock.restart();
	vi.advanceTimersByTime(60_000);
	expect(onTurn).not.toHaveBeenCalled();
});

test("a stopped clock does not turn", () => {
	const { clock, onTurn } = start();
	clock.hold("unseen", false);
	clock.stop();
	vi.advanceTimersByTime(60_000);
	expect(onTurn).not.toHaveBeenCalled();
});
