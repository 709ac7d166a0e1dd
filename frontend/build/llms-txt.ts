import { mergedFeeds } from "#content/feeds/output/merged-feeds.ts";
import { advisoriesFeedPath } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { siteDescription } from "#content/site-description.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { partOf } from "./site-parts.ts";

/** Returns a Markdown map of the site for language models (llmstxt.org): one line per page, by section. */
export function llmsTxt(pages: PageMetadata[]): string {
	const parts = new Set(pages.map(({ path }) => partOf(path)));
	const linesOf = (part: string | undefined) =>
		pages
			.filter(({ path }) => partOf(path) === part)
			.map(lineOf)
			.join("\n");
	const blocks = [
		`# ${site.name}`,
		`> ${siteDescription}`,
		linesOf(undefined),
		...[...parts]
			.filter((part) => part !== undefined)
			.map((part) => `## ${part}\n\n${linesOf(part)}`),
		`## Optional\n\n${[
			`- [Sitemap](${site.origin}/sitemap.xml): every page with the day of its last change`,
			...mergedFeeds.map(
				({ type, href }) =>
					`- [News feed](${site.origin}${href}): the articles of the news page as ${type}`,
			),
			`- [Security advisories](${site.origin}${advisoriesFeedPath}): all of them in one Atom feed`,
		].join("\n")}`,
	];
	return `${blocks.join("\n\n")}\n`;
}

function lineOf({ path, meta }: PageMetadata): string {
	return `- [${meta.title}](${site.origin}${path}): ${meta.description}`;
}
