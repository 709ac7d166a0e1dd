type Groups = { every: string[]; [group: string]: string[] };

/**
 * The stylesheets for what a page's first screen shows, on phones and desktops, before any
 * interaction; general ones come before those that refine them. `every` is inlined into all pages,
 * any other group into those that use one of its classes. All other stylesheets load at the end of
 * the page. tests/e2e/first-screen.spec.ts fails when one is missing.
 */
export const firstScreenFiles: Groups = {
	/** For what most pages show. */
	every: [
		"frontend/styles/base.css",
		...inFolder("frontend/ui", [
			"Button",
			"Card",
			"Grid",
			"Icon",
			"IconButton",
			"Logo",
			"Section",
			"TextLink",
		]),
		...inFolder("frontend/illustrations", ["Picture"]),
		...inFolder("frontend/sections", [
			"Breadcrumbs",
			"Facts",
			"PageHeader",
			"Prose",
		]),
		...inFolder("frontend/features", [
			"menu/MainMenu",
			"menu/MenuButton",
			"search/SearchButton",
			"spotlight/Spotlight",
		]),
		...inFolder("frontend/shell", ["TopBar"]),
	],
	/** For the top of the home page and of the platform's page. */
	heroes: [
		...inFolder("frontend/illustrations", ["HeroRoot", "WorkflowDiagram"]),
		...inFolder("frontend/features", ["network/NetworkBackground"]),
		...inFolder("frontend/pages", ["home/Hero"]),
	],
	// For pages that start with a filter, a form, a list or text.
	controls: inFolder("frontend/ui", ["ChoiceChips", "Field", "SearchField"]),
	feeds: [
		...inFolder("frontend/features/feed-list", [
			"CategoryChips",
			"FeedCard",
			"FeedList",
			"FeedStates",
			"FeedStatus",
		]),
		...inFolder("frontend/pages", ["research/Authors"]),
	],
	contact: [
		...inFolder("frontend/features/contact", ["ContactForm", "Honeypot"]),
		...inFolder("frontend/pages", ["ContactPage"]),
	],
	texts: [
		...inFolder("frontend/sections", ["Missing"]),
		...inFolder("frontend/features", ["advisories/AdvisoryCard"]),
		...inFolder("frontend/pages", [
			"AdvisoriesPage",
			"DocsPage",
			"NotFoundPage",
			"PolicyPage",
		]),
	],
	/** For figures, and for what appears with them at the top of a page. */
	figures: [
		...["figure", "list", "layers", "tables", "plots", "motion"].map(
			(name) => `frontend/figures/styles/${name}.css`,
		),
		...inFolder("frontend/sections", ["UrgentCall"]),
		...inFolder("frontend/ui", ["CheckList"]),
	],
};

function inFolder(folder: string, names: string[]): string[] {
	return names.map((name) => `${folder}/${name}.module.css`);
}
