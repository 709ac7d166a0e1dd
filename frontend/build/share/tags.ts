import { escapeHtml } from "#content/escape-html.ts";
import { locale } from "#content/locale.ts";
import { pageTitle } from "#content/page-title.ts";
import { shareImagePath } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { pageContents } from "#frontend/build/all-content.ts";
import type { PageMetadata } from "#frontend/build/page-metadata.ts";
import { shareCompany } from "./company.ts";

/**
 * Returns the tags for how a page looks when its link is shared (Open Graph, to which Twitter
 * cards fall back). Only in the built HTML, since the bots that read them run no scripts.
 */
export function shareTags({ path, meta }: PageMetadata): string {
	const title = pageTitle(meta.title);
	const image = site.origin + shareImagePath(path);
	const company = Object.values(shareCompany).filter(Boolean).join(": ");
	const figure = pageContents.get(path)?.figure;
	const alt = [meta.title, figure?.title, company].filter(Boolean).join(". ");
	return [
		["og:type", "website"],
		["og:site_name", site.name],
		["og:locale", locale.replace("-", "_")],
		["og:title", title],
		["og:description", meta.description],
		["og:url", site.origin + path],
		["og:image", image],
		["og:image:width", "1200"],
		["og:image:height", "630"],
		["og:image:alt", alt],
	]
		.map(
			([property, content = ""]) =>
				`<meta property="${property}" content="${escapeHtml(content)}">`,
		)
		.concat(
			`<meta name="twitter:card" content="summary_large_image">`,
			`<meta name="twitter:image:alt" content="${escapeHtml(alt)}">`,
		)
		.join("");
}
