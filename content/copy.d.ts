/** Types of the imports of files in copy/. Written by npm run content:schemas from content/schema/. */
declare module "#content/copy/pages/home.yaml" {
	const entry: import("#content/collections.ts").Entry<"home">;
	export default entry;
}

declare module "#content/copy/company/*.yaml" {
	const entry: import("#content/collections.ts").Entry<"companyPages">;
	export default entry;
}

declare module "#content/copy/pages/careers.yaml" {
	const entry: import("#content/collections.ts").Entry<"careers">;
	export default entry;
}

declare module "#content/copy/pages/contact.yaml" {
	const entry: import("#content/collections.ts").Entry<"contact">;
	export default entry;
}

declare module "#content/copy/pages/partners.yaml" {
	const entry: import("#content/collections.ts").Entry<"partnersPage">;
	export default entry;
}

declare module "#content/copy/pages/*.md" {
	const entry: import("#content/collections.ts").Entry<"policies">;
	export default entry;
}

declare module "#content/copy/pages/blog.yaml" {
	const entry: import("#content/collections.ts").Entry<"blog">;
	export default entry;
}

declare module "#content/copy/pages/docs.yaml" {
	const entry: import("#content/collections.ts").Entry<"docs">;
	export default entry;
}

declare module "#content/copy/pages/advisories.yaml" {
	const entry: import("#content/collections.ts").Entry<"advisoriesPage">;
	export default entry;
}

declare module "#content/copy/pages/research.yaml" {
	const entry: import("#content/collections.ts").Entry<"research">;
	export default entry;
}

declare module "#content/copy/jobs/*.yaml" {
	const entry: import("#content/collections.ts").Entry<"jobs">;
	export default entry;
}

declare module "#content/copy/products/*.yaml" {
	const entry: import("#content/collections.ts").Entry<"products">;
	export default entry;
}

declare module "#content/copy/extensions/*.yaml" {
	const entry: import("#content/collections.ts").Entry<"extensions">;
	export default entry;
}

declare module "#content/copy/services/*.yaml" {
	const entry: import("#content/collections.ts").Entry<"services">;
	export default entry;
}

declare module "#content/copy/lists/categories.yaml" {
	const entry: import("#content/collections.ts").Entry<"categories">;
	export default entry;
}

declare module "#content/copy/lists/partners.yaml" {
	const entry: import("#content/collections.ts").Entry<"partners">;
	export default entry;
}

declare module "#content/copy/lists/advisories.yaml" {
	const entry: import("#content/collections.ts").Entry<"advisories">;
	export default entry;
}

declare module "#content/copy/lists/answers.yaml" {
	const entry: import("#content/collections.ts").Entry<"answers">;
	export default entry;
}

declare module "#content/copy/lists/dictionary.yaml" {
	const entry: import("#content/collections.ts").Entry<"dictionary">;
	export default entry;
}

declare module "#content/copy/pages/not-found.yaml" {
	const entry: import("#content/collections.ts").Entry<"notFound">;
	export default entry;
}

declare module "#content/copy/pages/missing.yaml" {
	const entry: import("#content/collections.ts").Entry<"missing">;
	export default entry;
}

declare module "#content/copy/pages/service.yaml" {
	const entry: import("#content/collections.ts").Entry<"servicePage">;
	export default entry;
}

declare module "#content/copy/pages/category.yaml" {
	const entry: import("#content/collections.ts").Entry<"categoryPage">;
	export default entry;
}

declare module "#content/copy/pages/extension.yaml" {
	const entry: import("#content/collections.ts").Entry<"extensionPage">;
	export default entry;
}

declare module "#content/copy/pages/extension-picture.yaml" {
	const entry: import("#content/collections.ts").Entry<"extensionPicture">;
	export default entry;
}

declare module "#content/copy/pages/product.yaml" {
	const entry: import("#content/collections.ts").Entry<"productPage">;
	export default entry;
}

declare module "#content/copy/pages/job.yaml" {
	const entry: import("#content/collections.ts").Entry<"jobPage">;
	export default entry;
}

declare module "#content/copy/interface/broken.yaml" {
	export const heading: import("#content/collections.ts").Entry<"broken">["heading"];
	export const text: import("#content/collections.ts").Entry<"broken">["text"];
	export const part: import("#content/collections.ts").Entry<"broken">["part"];
	export const chunk: import("#content/collections.ts").Entry<"broken">["chunk"];
	export const reloadLabel: import("#content/collections.ts").Entry<"broken">["reloadLabel"];
	export const homeLabel: import("#content/collections.ts").Entry<"broken">["homeLabel"];
}

declare module "#content/copy/interface/frame.yaml" {
	export const skipLink: import("#content/collections.ts").Entry<"frame">["skipLink"];
	export const searchLabel: import("#content/collections.ts").Entry<"frame">["searchLabel"];
	export const searchFailed: import("#content/collections.ts").Entry<"frame">["searchFailed"];
	export const homeLink: import("#content/collections.ts").Entry<"frame">["homeLink"];
	export const footerLabel: import("#content/collections.ts").Entry<"frame">["footerLabel"];
	export const themeLabel: import("#content/collections.ts").Entry<"frame">["themeLabel"];
	export const closeToast: import("#content/collections.ts").Entry<"frame">["closeToast"];
	export const breadcrumbLabel: import("#content/collections.ts").Entry<"frame">["breadcrumbLabel"];
	export const newTab: import("#content/collections.ts").Entry<"frame">["newTab"];
}

declare module "#content/copy/interface/menu.yaml" {
	export const sections: import("#content/collections.ts").Entry<"menuWords">["sections"];
	export const links: import("#content/collections.ts").Entry<"menuWords">["links"];
	export const mainLabel: import("#content/collections.ts").Entry<"menuWords">["mainLabel"];
	export const sheetLabel: import("#content/collections.ts").Entry<"menuWords">["sheetLabel"];
	export const closeLabel: import("#content/collections.ts").Entry<"menuWords">["closeLabel"];
	export const writeLabel: import("#content/collections.ts").Entry<"menuWords">["writeLabel"];
}

declare module "#content/copy/interface/search.yaml" {
	export const label: import("#content/collections.ts").Entry<"searchWords">["label"];
	export const placeholder: import("#content/collections.ts").Entry<"searchWords">["placeholder"];
	export const clearLabel: import("#content/collections.ts").Entry<"searchWords">["clearLabel"];
	export const clearWhat: import("#content/collections.ts").Entry<"searchWords">["clearWhat"];
	export const closeLabel: import("#content/collections.ts").Entry<"searchWords">["closeLabel"];
	export const resultsLabel: import("#content/collections.ts").Entry<"searchWords">["resultsLabel"];
	export const oneResult: import("#content/collections.ts").Entry<"searchWords">["oneResult"];
	export const manyResults: import("#content/collections.ts").Entry<"searchWords">["manyResults"];
	export const noResults: import("#content/collections.ts").Entry<"searchWords">["noResults"];
	export const missingWords: import("#content/collections.ts").Entry<"searchWords">["missingWords"];
	export const failed: import("#content/collections.ts").Entry<"searchWords">["failed"];
	export const retryLabel: import("#content/collections.ts").Entry<"searchWords">["retryLabel"];
	export const keyChoose: import("#content/collections.ts").Entry<"searchWords">["keyChoose"];
	export const keyOpen: import("#content/collections.ts").Entry<"searchWords">["keyOpen"];
	export const keyClose: import("#content/collections.ts").Entry<"searchWords">["keyClose"];
	export const forgetLabel: import("#content/collections.ts").Entry<"searchWords">["forgetLabel"];
	export const recentHeading: import("#content/collections.ts").Entry<"searchWords">["recentHeading"];
	export const groups: import("#content/collections.ts").Entry<"searchWords">["groups"];
	export const answers: import("#content/collections.ts").Entry<"searchWords">["answers"];
}

declare module "#content/copy/interface/search-actions.yaml" {
	export const theme: import("#content/collections.ts").Entry<"searchActions">["theme"];
	export const themeLight: import("#content/collections.ts").Entry<"searchActions">["themeLight"];
	export const themeDark: import("#content/collections.ts").Entry<"searchActions">["themeDark"];
	export const slashKey: import("#content/collections.ts").Entry<"searchActions">["slashKey"];
	export const slashKeyOff: import("#content/collections.ts").Entry<"searchActions">["slashKeyOff"];
	export const slashKeyOn: import("#content/collections.ts").Entry<"searchActions">["slashKeyOn"];
	export const copied: import("#content/collections.ts").Entry<"searchActions">["copied"];
	export const notCopied: import("#content/collections.ts").Entry<"searchActions">["notCopied"];
	export const home: import("#content/collections.ts").Entry<"searchActions">["home"];
}

declare module "#content/copy/interface/feed-list.yaml" {
	export const followed: import("#content/collections.ts").Entry<"feedList">["followed"];
	export const categoryLabel: import("#content/collections.ts").Entry<"feedList">["categoryLabel"];
	export const allCategories: import("#content/collections.ts").Entry<"feedList">["allCategories"];
	export const showFewer: import("#content/collections.ts").Entry<"feedList">["showFewer"];
	export const showMoreTags: import("#content/collections.ts").Entry<"feedList">["showMoreTags"];
	export const updated: import("#content/collections.ts").Entry<"feedList">["updated"];
	export const noNewer: import("#content/collections.ts").Entry<"feedList">["noNewer"];
	export const retry: import("#content/collections.ts").Entry<"feedList">["retry"];
	export const retrying: import("#content/collections.ts").Entry<"feedList">["retrying"];
	export const follow: import("#content/collections.ts").Entry<"feedList">["follow"];
	export const topicFeed: import("#content/collections.ts").Entry<"feedList">["topicFeed"];
	export const newItem: import("#content/collections.ts").Entry<"feedList">["newItem"];
	export const newItems: import("#content/collections.ts").Entry<"feedList">["newItems"];
	export const show: import("#content/collections.ts").Entry<"feedList">["show"];
	export const canBeShown: import("#content/collections.ts").Entry<"feedList">["canBeShown"];
	export const goUp: import("#content/collections.ts").Entry<"feedList">["goUp"];
	export const found: import("#content/collections.ts").Entry<"feedList">["found"];
	export const showMore: import("#content/collections.ts").Entry<"feedList">["showMore"];
	export const shownOf: import("#content/collections.ts").Entry<"feedList">["shownOf"];
	export const authorsFolded: import("#content/collections.ts").Entry<"feedList">["authorsFolded"];
	export const withoutScript: import("#content/collections.ts").Entry<"feedList">["withoutScript"];
}

declare module "#content/copy/interface/policy.yaml" {
	export const contentsLabel: import("#content/collections.ts").Entry<"policyPage">["contentsLabel"];
	export const updated: import("#content/collections.ts").Entry<"policyPage">["updated"];
}

declare module "#content/copy/interface/contact.yaml" {
	export const fields: import("#content/collections.ts").Entry<"contactWords">["fields"];
	export const optional: import("#content/collections.ts").Entry<"contactWords">["optional"];
	export const honeypot: import("#content/collections.ts").Entry<"contactWords">["honeypot"];
	export const sent: import("#content/collections.ts").Entry<"contactWords">["sent"];
	export const rejected: import("#content/collections.ts").Entry<"contactWords">["rejected"];
	export const unreachable: import("#content/collections.ts").Entry<"contactWords">["unreachable"];
	export const tooMany: import("#content/collections.ts").Entry<"contactWords">["tooMany"];
	export const wrong: import("#content/collections.ts").Entry<"contactWords">["wrong"];
	export const responsePage: import("#content/collections.ts").Entry<"contactWords">["responsePage"];
	export const mail: import("#content/collections.ts").Entry<"contactWords">["mail"];
	export const refusals: import("#content/collections.ts").Entry<"contactWords">["refusals"];
}

declare module "#content/copy/interface/licences.yaml" {
	export const heading: import("#content/collections.ts").Entry<"licences">["heading"];
	export const intro: import("#content/collections.ts").Entry<"licences">["intro"];
	export const browser: import("#content/collections.ts").Entry<"licences">["browser"];
	export const template: import("#content/collections.ts").Entry<"licences">["template"];
	export const server: import("#content/collections.ts").Entry<"licences">["server"];
	export const noNotice: import("#content/collections.ts").Entry<"licences">["noNotice"];
}

declare module "#content/copy/interface/figure.yaml" {
	export const example: import("#content/collections.ts").Entry<"figureWords">["example"];
	export const source: import("#content/collections.ts").Entry<"figureWords">["source"];
	export const branch: import("#content/collections.ts").Entry<"figureWords">["branch"];
	export const back: import("#content/collections.ts").Entry<"figureWords">["back"];
	export const owner: import("#content/collections.ts").Entry<"figureWords">["owner"];
	export const duties: import("#content/collections.ts").Entry<"figureWords">["duties"];
}

declare module "#content/copy/interface/urgent.yaml" {
	export const callLabel: import("#content/collections.ts").Entry<"urgentWords">["callLabel"];
	export const atAnyHour: import("#content/collections.ts").Entry<"urgentWords">["atAnyHour"];
	export const inHours: import("#content/collections.ts").Entry<"urgentWords">["inHours"];
	export const writeLabel: import("#content/collections.ts").Entry<"urgentWords">["writeLabel"];
	export const subject: import("#content/collections.ts").Entry<"urgentWords">["subject"];
	export const withoutNumber: import("#content/collections.ts").Entry<"urgentWords">["withoutNumber"];
	export const sayHeading: import("#content/collections.ts").Entry<"urgentWords">["sayHeading"];
}
