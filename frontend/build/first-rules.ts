/** Critical CSS: the rules for `every` page, and groups for pages that use one of their classes. */
export type FirstRules = { every: string; [group: string]: string };

/** Returns the style tags that a page needs. There are few groups, because the CSP carries a hash of each. */
export function styleTags(
	html: string,
	{ every, ...groups }: FirstRules,
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
	return [every, ...Object.values(groups).filter(isUsed)]
		.map((text) => `<style>${text}</style>`)
		.join("");
}
