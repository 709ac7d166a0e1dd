import content from "#content/copy/pages/security-policy.md";
import { routes } from "#content/routes.ts";
import { LegalText } from "../sections/LegalText.tsx";

export function SecurityPolicyPage() {
	return <LegalText content={content} path={routes["security-policy"]} />;
}
