/** Why a rotation is paused. */
export type Hold = "unseen" | "hover" | "focus" | "choice";

export type RotationClock = ReturnType<typeof createRotationClock>;

/**
 * Creates a clock that calls back every `ms` milliseconds while nothing holds it. It starts out
 * held as "unseen", and begins a full interval when the last hold is released.
 */
export function createRotationClock(ms: number, onTurn: () => void) {
	const holds = new Set<Hold>(["unseen"]);
	let timer: ReturnType<typeof setInterval> | undefined;

	function restart() {
		clearInterval(timer);
		timer = holds.size === 0 ? setInterval(onTurn, ms) : undefined;
	}

	return {
		/** Restarts the current interval, for example after a manual step. */
		restart,
		hold(reason: Hold, isHeld: boolean) {
			if (holds.has(reason) === isHeld) return;
			if (isHeld) holds.add(reason);
			else holds.delete(reason);
			restart();
		},
		stop() {
			clearInterval(timer);
		},
	};
}
