import { Suspense } from "react";
import research from "#content/copy/pages/research.yaml";
import { routes } from "#content/routes.ts";
import { FeedPlaceholder } from "#frontend/features/feed-list/FeedStates.tsx";
import { Part } from "#frontend/router/boundary/Part.tsx";
import { lateComponent } from "#frontend/router/late-component.ts";
import { PageFigure } from "#frontend/sections/PageFigure.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";

// The list is prerendered; its code is not part of the initial load.
const ResearchList = lateComponent(() => import("./ResearchList.tsx"));

/** Renders the papers of the preprint service. */
export default function ResearchPage({ figure }: { figure: string }) {
	return (
		<>
			<PageMeta meta={research.meta} path={routes.research} />
			<PageHeader
				heading={research.heading}
				intro={research.intro}
				aside={<PageFigure html={figure} />}
			/>
			<Part name="papers">
				<Suspense fallback={<FeedPlaceholder label={research.loading} />}>
					<ResearchList />
				</Suspense>
			</Part>
		</>
	);
}
