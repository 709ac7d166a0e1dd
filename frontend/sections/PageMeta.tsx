import { pageTitle } from "#content/page-title.ts";
import type { Meta } from "#content/schema/fields.ts";
import { site } from "#content/site.ts";

/**
 * Title, description and canonical address of a page; React lifts them into the head. What
 * only readers without a script look for is added by the build (build/share/tags.ts).
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
