const dayFormat = new Intl.DateTimeFormat("en-US", {
	dateStyle: "long",
	timeZone: "UTC",
});

/**
 * Formats a day such as "2024-03-15" as "March 15, 2024", for pages with too few dates to need a
 * date library.
 */
export function formatDay(date: string): string {
	return dayFormat.format(new Date(date));
}
