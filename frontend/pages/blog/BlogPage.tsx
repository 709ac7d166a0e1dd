import { lazy, Suspense } from "react";
import blog from "#content/copy/pages/blog.yaml";
import { routes } from "#content/routes.ts";
import { FeedPlaceholder } from "#frontend/features/feed-list/FeedStates.tsx";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { orReload } from "#frontend/router/reload.ts";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";

// The built page shows its list as it is; its code comes after the first load.
const BlogList = lazy(() => orReload(import("./BlogList.tsx")));

/** News of all sources, newest first. */
export function BlogPage() {
	return (
		<>
			<PageMeta meta={blog.meta} path={routes.blog} />
			<PageHeader heading={blog.heading} intro={blog.intro} />
			<Part name="news">
				<Suspense fallback={<FeedPlaceholder label={blog.loading} />}>
					<BlogList />
				</Suspense>
			</Part>
		</>
	);
}
