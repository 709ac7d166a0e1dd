import content from "#content/pages/blog.ts";
import { routes } from "#content/routes.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { PageHeader } from "../../sections/PageHeader.tsx";

export function BlogPage() {
	return (
		<>
			<PageMeta meta={content.meta} path={routes.blog} />
			<PageHeader heading={content.heading} intro={content.intro} />
		</>
	);
}
