import { routes } from "#content/routes.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { site } from "#content/site.ts";
import {
	setTheme,
	shownTheme,
	useTheme,
} from "#frontend/features/theme/theme.ts";
import { showToast } from "#frontend/features/toasts/toast-store.ts";

const themeLink = "#theme";
const mailLink = `mailto:${site.email}`;

/** What the search can do beside leading to a page. */
export const actionDocuments: SearchDocument[] = [
	{
		link: themeLink,
		title: "Switch between light and dark",
		description: "Change the colours of the site on this device",
		group: "Actions",
		icon: "sun-moon",
		keywords: "theme, dark mode, appearance",
	},
	{
		link: mailLink,
		title: "Copy our email address",
		description: site.email,
		group: "Actions",
		icon: "copy",
		keywords: "mail, clipboard",
	},
	{
		link: routes.home,
		title: "Go to the home page",
		description: site.tagLine,
		group: "Actions",
		icon: "house",
		keywords: "start, front page",
	},
];

/** Does what an action's link stands for. @returns false when the link is no action */
export function runAction(link: string): boolean {
	if (link === themeLink) switchTheme();
	else if (link === mailLink) copyMail();
	else return false;
	return true;
}

function switchTheme(): void {
	const { theme } = useTheme.getState();
	setTheme(shownTheme(theme) === "dark" ? "light" : "dark");
}

async function copyMail(): Promise<void> {
	try {
		await navigator.clipboard.writeText(site.email);
		await showToast("success", `Copied ${site.email}`);
	} catch {
		await showToast("error", `Could not copy. Our address is ${site.email}`);
	}
}
