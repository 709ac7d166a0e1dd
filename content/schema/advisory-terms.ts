// On their own, so that the page's filters do not bring the schema library into the browser.
export const severities = ["Critical", "High", "Medium", "Low"] as const;
export const statuses = ["Open", "Fixed", "In Progress"] as const;
/** What happens to a fault, in the order in which most of it does. */
export const advisoryEvents = [
	"Reported",
	"Confirmed",
	"Published",
	"Fixed",
	"Updated",
] as const;
