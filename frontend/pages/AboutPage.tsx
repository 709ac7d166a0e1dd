import about from "#content/copy/pages/about.yaml";
import { routes } from "#content/routes.ts";
import { slugify } from "#content/slug.ts";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { PageFigure } from "../sections/PageFigure.tsx";
import { PageHeader } from "../sections/PageHeader.tsx";
import { Prose } from "../sections/Prose.tsx";
import { PointList } from "../ui/PointList.tsx";
import { Section } from "../ui/Section.tsx";

/** Who we are, in six sections of text or points. */
export function AboutPage({ figure }: { figure: string }) {
	return (
		<>
			<PageMeta meta={about.meta} path={routes.about} />
			<PageHeader
				heading={about.heading}
				figure={<PageFigure html={figure} />}
			/>
			{about.sections.map(({ name, text, points }) => (
				<Section key={name} id={slugify(name)} heading={name} layout="split">
					{text && <Prose blocks={text} />}
					{points && <PointList points={points} />}
				</Section>
			))}
			<ClosingCall {...about.closing} />
		</>
	);
}
