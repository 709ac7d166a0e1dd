import { companyPath } from "#content/routes.ts";
import { slugify } from "#content/slug.ts";
import type { PageProps } from "#frontend/router/page-data.ts";
import { ClosingCall } from "#frontend/sections/ClosingCall.tsx";
import { PageFigure } from "#frontend/sections/PageFigure.tsx";
import { PageHeader } from "#frontend/sections/PageHeader.tsx";
import { PageMeta } from "#frontend/sections/PageMeta.tsx";
import { Prose } from "#frontend/sections/Prose.tsx";
import { PointList } from "#frontend/ui/PointList.tsx";
import { Section } from "#frontend/ui/Section.tsx";

/** Renders a page of content/copy/company/, such as About: sections of text or points. */
export default function CompanyPage({
	content,
	figure,
}: PageProps<"companyPage">) {
	return (
		<>
			<PageMeta meta={content.meta} path={companyPath(content.id)} />
			<PageHeader
				heading={content.heading}
				figure={<PageFigure html={figure} />}
			/>
			{content.sections.map(({ name, text, points }) => (
				<Section key={name} id={slugify(name)} heading={name} layout="split">
					{text && <Prose blocks={text} />}
					{points && <PointList points={points} isPaired={points.length > 1} />}
				</Section>
			))}
			<ClosingCall {...content.closing} />
		</>
	);
}
