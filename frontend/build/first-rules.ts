/** The rules of the first screen: those within every page, and those within pages that use one of their classes. */
export type FirstRules = Record<"every" | "some" | "figures", string>;

/** The tags of what a page needs of them. Few texts, since the CSP carries a hash of each. */
export function styleTags(
	html: string,
	{ every, some, figures }: FirstRules,
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
	return [every, ...[some, figures].filter(isUsed)]
		.map((text) => `<style>${text}</style>`)
		.join("");
}
