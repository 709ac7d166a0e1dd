import dayjs from "dayjs";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);

/** 'MMM d, yyyy' of the specification, in UTC: "Mar 15, 2024". */
export function formatShortDate(date: string): string {
	return dayjs.utc(date).format("MMM D, YYYY");
}

/** 'MMMM d, yyyy' of the specification, in UTC: "March 15, 2024". */
export function formatLongDate(date: string): string {
	return dayjs.utc(date).format("MMMM D, YYYY");
}
