import content from "#content/pages/cookies.ts";
import { routes } from "#content/routes.ts";
import { LegalText } from "../sections/LegalText.tsx";

export function CookiesPage() {
	return <LegalText content={content} path={routes.cookies} />;
}
