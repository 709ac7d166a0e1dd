import content from "#content/copy/pages/terms.md";
import { routes } from "#content/routes.ts";
import { LegalText } from "../sections/LegalText.tsx";

export function TermsPage() {
	return <LegalText content={content} path={routes.terms} />;
}
