/** Critical CSS: the rules for `every` page, and groups for pages that use one of their classes. */
export type FirstRules = { every: string; [group: string]: string };

/** Returns the style tags that a page needs. There are few groups, because the CSP carries a hash of each. */
export function styleTags(
	html: string,
	{ every, shortPages = "", ...groups }: FirstRules,
): string {
	const used = new Set(
		[...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
			names.split(" "),
		),
	);
	const isUsed = (text: string) =>
		[...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].some(([, name = ""]) =>
			used.has(name),
		);
	const [main = ""] = html.slice(html.indexOf("<main")).split("</main>");
	const isShort = main.split("<section").length - 1 <= 3;
	const texts = [...(isShort ? [shortPages] : []), ...Object.values(groups)];
	return [every, ...texts.filter(isUsed)]
		.map((text) => `<style>${text}</style>`)
		.join("");
}
