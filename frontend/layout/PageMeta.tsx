import type { Meta } from "#content/schema/fields.ts";
import { site } from "#content/site.ts";

/** Title, description, canonical address and share card of a page; React lifts them into the head. */
export function PageMeta({
	meta,
	path,
	isIndexed = true,
}: {
	meta: Meta;
	path: string;
	isIndexed?: boolean;
}) {
	const title = `${meta.title} | ${site.name}`;
	const address = site.origin + path;
	const image = `${site.origin}${shareImagePath(path)}`;
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={meta.description} />
			{isIndexed ? (
				<link rel="canonical" href={address} />
			) : (
				<meta name="robots" content="noindex" />
			)}
			<meta property="og:title" content={title} />
			<meta property="og:description" content={meta.description} />
			<meta property="og:type" content="website" />
			<meta property="og:url" content={address} />
			<meta property="og:image" content={image} />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}

/** Where the build puts the share image of a page. */
function shareImagePath(path: string): string {
	return `/share${path === "/" ? "/home" : path}.png`;
}
