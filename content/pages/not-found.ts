import { routes } from "#content/routes.ts";
import type { NotFoundContent } from "#content/schema/page.ts";

export default {
	title: "Page Not Found",
	heading: "Page Not Found",
	text: "The page you're looking for doesn't exist or has been moved.",
	actions: [
		{ label: "Return Home", href: routes.home },
		{ label: "Contact Support", href: routes.contact },
	],
	suggestionsHeading: "Pages that may be what you meant",
} satisfies NotFoundContent;
