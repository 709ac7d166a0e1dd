import content from "#content/pages/security-policy.ts";
import { routes } from "#content/routes.ts";
import { LegalText } from "../sections/LegalText.tsx";

export function SecurityPolicyPage() {
	return <LegalText content={content} path={routes["security-policy"]} />;
}
