import content from "#content/copy/pages/security-policy.md";
import { routes } from "#content/routes.ts";
import { LegalText } from "../sections/LegalText.tsx";
import { PageFigure } from "../sections/PageFigure.tsx";

/** The page's figure, for whoever comes by a link of the site. */
export const loadFigure = () => import("virtual:figure/pages/security-policy");

/** How we protect what is ours and our clients', and how to report a fault. */
export function SecurityPolicyPage({ figure }: { figure: string }) {
	return (
		<LegalText
			content={content}
			path={routes["security-policy"]}
			figure={<PageFigure html={figure} />}
		/>
	);
}
