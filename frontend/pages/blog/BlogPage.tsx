import { lazy, Suspense } from "react";
import blog from "#content/pages/blog.ts";
import { routes } from "#content/routes.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { Part } from "../../sections/boundary/Part.tsx";
import { FeedPlaceholder } from "../../sections/feed/FeedStates.tsx";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { orReload } from "../../state/reload.ts";

// The built page shows its list as it is; what makes it live comes after the first load.
const BlogList = lazy(() => orReload(import("./BlogList.tsx")));

/** News of all sources, newest first (specification §2, Blog). */
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
