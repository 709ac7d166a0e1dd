import { Suspense } from "react";
import blog from "#content/copy/pages/blog.yaml";
import { feedSources } from "#content/feeds/sources.ts";
import { routes } from "#content/routes.ts";
import { FeedPlaceholder } from "#frontend/features/feed-list/FeedStates.tsx";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { lateComponent } from "#frontend/router/late-component.ts";
import { Facts } from "#frontend/sections/Facts.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { sourceFacts } from "./source-facts.ts";

// The list is prerendered; its code is not part of the initial load.
const BlogList = lateComponent(() => import("./BlogList.tsx"));

/** Renders the news of all sources, newest first. */
export default function BlogPage() {
	return (
		<>
			<PageMeta meta={blog.meta} path={routes.blog} />
			<PageHeader
				heading={blog.heading}
				intro={blog.intro}
				aside={
					blog.facts && <Facts facts={sourceFacts(blog.facts, feedSources)} />
				}
			/>
			<Part name="news">
				<Suspense fallback={<FeedPlaceholder label={blog.loading} />}>
					<BlogList />
				</Suspense>
			</Part>
		</>
	);
}
