import dayjs from "dayjs";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);

/** Formats an ISO date and time as its short date in UTC: "Mar 15, 2024". */
export function formatShortDate(date: string): string {
	return dayjs.utc(date).format("MMM D, YYYY");
}

/** Formats an ISO date and time as its long date in UTC: "March 15, 2024". */
export function formatLongDate(date: string): string {
	return dayjs.utc(date).format("MMMM D, YYYY");
}

/** Formats a time for display where its age cannot be shown: "March 15, 2024, 08:05 UTC". */
export function formatMoment(ms: number): string {
	return dayjs.utc(ms).format("MMMM D, YYYY, HH:mm [UTC]");
}

const units = [
	["minute", 60_000],
	["hour", 60 * 60_000],
	["day", 24 * 60 * 60_000],
] as const;

/** Formats an age in milliseconds: "just now", "1 minute ago", "3 hours ago", "12 days ago". */
export function formatAge(ageMs: number): string {
	const unit = units.findLast(([, ms]) => ageMs >= ms);
	if (!unit) return "just now";
	const count = Math.floor(ageMs / unit[1]);
	return `${count} ${unit[0]}${count === 1 ? "" : "s"} ago`;
}
