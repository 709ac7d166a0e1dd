// In a separate file, so that the page's filters do not pull the schema library into the browser.
export const severities = ["Critical", "High", "Medium", "Low"] as const;
export const statuses = ["Open", "Fixed", "In Progress"] as const;
/** The events of a fault, in their most common order. */
export const advisoryEvents = [
	"Reported",
	"Confirmed",
	"Published",
	"Fixed",
	"Updated",
] as const;
