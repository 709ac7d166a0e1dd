import content from "#content/copy/pages/privacy.md";
import { routes } from "#content/routes.ts";
import { LegalText } from "../sections/LegalText.tsx";

export function PrivacyPage() {
	return <LegalText content={content} path={routes.privacy} />;
}
