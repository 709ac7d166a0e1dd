import content from "#content/copy/pages/security-policy.md";
import { routes } from "#content/routes.ts";
import { LegalText } from "../sections/LegalText.tsx";
import { PageFigure } from "../sections/PageFigure.tsx";

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
