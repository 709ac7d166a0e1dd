import content from "#content/pages/research.ts";
import { routes } from "#content/routes.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { PageHeader } from "../../sections/PageHeader.tsx";

export function ResearchPage() {
	return (
		<>
			<PageMeta meta={content.meta} path={routes.research} />
			<PageHeader heading={content.heading} intro={content.intro} />
		</>
	);
}
