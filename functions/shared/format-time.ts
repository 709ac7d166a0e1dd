/** Returns a time as people read it: 2026-03-01 09:30 UTC. */
export function formatTime(time: number): string {
	return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
