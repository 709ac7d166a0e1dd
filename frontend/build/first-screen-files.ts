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
		...modules(
			"ui/Button ui/Card ui/CheckList ui/Grid ui/Icon ui/IconButton ui/Logo ui/Section ui/TextLink",
			"illustrations/Picture",
			"sections/Breadcrumbs sections/Facts sections/PageHeader",
			"features/menu/MainMenu features/menu/MenuButton",
			"features/search/SearchButton",
			"shell/TopBar",
		),
	],
	/** For running text; services, whose pages have the least room, have none. */
	prose: modules("sections/Prose"),
	home: modules(
		"illustrations/HeroRoot features/network/NetworkBackground",
		"features/spotlight/Spotlight pages/home/Hero",
	),
	platform: modules("illustrations/WorkflowDiagram"),
	// For pages that start with a filter, a form, a list or text.
	controls: modules("ui/ChoiceChips ui/Field ui/SearchField"),
	feeds: modules(
		"features/feed-list/CategoryChips features/feed-list/FeedCard",
		"features/feed-list/FeedList features/feed-list/FeedStates",
		"features/feed-list/FeedStatus pages/research/Authors",
	),
	contact: modules(
		"features/contact/ContactForm features/contact/Honeypot pages/ContactPage",
		"sections/UrgentCall",
	),
	advisories: modules(
		"ui/EmptyState features/advisories/AdvisoryCard pages/AdvisoriesPage",
	),
	texts: modules(
		"sections/Missing pages/DocsPage pages/NotFoundPage pages/PolicyPage",
	),
	/** For pages of at most three sections, whose end may be on the first screen. */
	shortPages: modules("sections/ClosingCall"),
	/** For the partners page without partners, and the pages of positions. */
	steps: modules("sections/Steps"),
	figures: ["figure", "list", "layers", "tables", "plots", "motion"].map(
		(name) => `frontend/figures/styles/${name}.css`,
	),
};

/** @param names of CSS modules in frontend/, several on a line */
function modules(...names: string[]): string[] {
	return names
		.flatMap((line) => line.split(" "))
		.map((name) => `frontend/${name}.module.css`);
}
