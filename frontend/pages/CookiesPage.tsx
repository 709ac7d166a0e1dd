import content from "#content/copy/pages/cookies.md";
import { routes } from "#content/routes.ts";
import { LegalText } from "../sections/LegalText.tsx";

export function CookiesPage() {
	return <LegalText content={content} path={routes.cookies} />;
}
