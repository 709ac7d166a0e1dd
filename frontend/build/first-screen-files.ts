/**
 * The stylesheets of whatever the first screen of a page shows, on phones and desks, before
 * anyone has done anything: the more general before what refines it. All others come behind
 * the page. tests/e2e/first-screen.spec.ts sees when one is missing.
 */
export const firstScreenFiles: Record<"every" | "some" | "figures", string[]> =
	{
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
			...inFolder("frontend/illustrations", [
				"HeroRoot",
				"Picture",
				"WorkflowDiagram",
			]),
			...inFolder("frontend/sections", [
				"Breadcrumbs",
				"Facts",
				"PageHeader",
				"Prose",
			]),
			...inFolder("frontend/features", [
				"menu/MainMenu",
				"menu/MenuButton",
				"network/NetworkBackground",
				"search/SearchButton",
				"spotlight/Spotlight",
			]),
			...inFolder("frontend/shell", ["TopBar"]),
			...inFolder("frontend/pages", ["home/Hero"]),
		],
		/** Of lists, forms and long texts, whose pages are short; within those that use one of them. */
		some: [
			...inFolder("frontend/ui", ["ChoiceChips", "Field", "SearchField"]),
			...inFolder("frontend/sections", ["Missing"]),
			...inFolder("frontend/features", [
				"advisories/AdvisoryCard",
				"contact/ContactForm",
				"contact/Honeypot",
				"feed-list/CategoryChips",
				"feed-list/FeedCard",
				"feed-list/FeedList",
				"feed-list/FeedStates",
				"feed-list/FeedStatus",
			]),
			...inFolder("frontend/pages", [
				"AdvisoriesPage",
				"ContactPage",
				"DocsPage",
				"NotFoundPage",
				"PolicyPage",
				"research/Authors",
			]),
		],
		/** Of figures, and of what stands with them at a page's head. */
		figures: [
			...["figure", "told", "layers", "tables", "plots", "motion"].map(
				(name) => `frontend/figures/styles/${name}.css`,
			),
			...inFolder("frontend/sections", ["UrgentCall"]),
			...inFolder("frontend/ui", ["CheckList"]),
		],
	};

function inFolder(folder: string, names: string[]): string[] {
	return names.map((name) => `${folder}/${name}.module.css`);
}
