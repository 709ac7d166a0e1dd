import { pageTitle } from "#content/page-title.ts";
import type { Meta } from "#content/schema/page-parts.ts";
import { site } from "#content/site.ts";

/**
 * Renders the title, description and canonical URL of a page, which React hoists into the head.
 * The build adds the tags that only readers without JavaScript use (build/share/tags.ts).
 */
export function PageMeta({ meta, path }: { meta: Meta; path: string }) {
	return (
		<>
			<title>{pageTitle(meta.title)}</title>
			<meta name="description" content={meta.description} />
			<link rel="canonical" href={site.origin + path} />
		</>
	);
}
