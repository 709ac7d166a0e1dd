type Groups = { every: string[]; [group: string]: string[] };

/**
 * The stylesheets of whatever the first screen of a page shows, on phones and desks, before
 * anyone has done anything: the more general before what refines it. All others come behind
 * the page. tests/e2e/first-screen.spec.ts sees when one is missing.
 */
export const firstScreenFiles: Groups = {
	/** Of what most pages show; within every page. */
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
	/** Of what the home page and the platform's begin with. */
	heroes: [
		...inFolder("frontend/illustrations", ["HeroRoot", "WorkflowDiagram"]),
		...inFolder("frontend/features", ["network/NetworkBackground"]),
		...inFolder("frontend/pages", ["home/Hero"]),
	],
	// Of pages that begin with what they list, ask or say; within those that use one of them.
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
	/** Of figures, and of what stands with them at a page's head. */
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
