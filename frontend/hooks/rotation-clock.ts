/** Why a rotation stands still. */
export type Hold = "unseen" | "hover" | "focus" | "choice";

export type RotationClock = ReturnType<typeof createRotationClock>;

/**
 * Calls back every `ms` as long as nothing holds it. It starts out held as "unseen", and
 * a released clock begins a full turn.
 */
export function createRotationClock(ms: number, onTurn: () => void) {
	const holds = new Set<Hold>(["unseen"]);
	let timer: ReturnType<typeof setInterval> | undefined;

	function restart() {
		clearInterval(timer);
		timer = holds.size === 0 ? setInterval(onTurn, ms) : undefined;
	}

	return {
		/** Begins the current turn anew, as after a manual step. */
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
