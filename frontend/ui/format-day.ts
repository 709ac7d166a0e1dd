const months = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];

/**
 * Formats a day such as "2024-03-15" as "March 15, 2024", for pages with too few dates to need a
 * date library.
 */
export function formatDay(date: string): string {
	const [year, month, day] = date.split("-").map(Number);
	return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
}
