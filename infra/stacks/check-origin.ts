import { Annotations } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { StageConfig } from "./stage-schema.ts";

/**
 * Compares the stage's domain with the address that the pages were built for: if they differ, canonical links,
 * sitemap and share images would point to another site.
 * @throws an Error if a protected stage would go live that way; for other stages, and for one without a domain whose pages were built for an example, the synth warns
 */
export function checkOrigin(
	scope: Construct,
	{ domain, name, protected: isProtected }: StageConfig,
	origin: string,
): void {
	if (!domain && isProtected && origin.endsWith(".example")) {
		const problem = `content/site.ts says that the site is at ${origin}, an example that nobody can open: canonical links, sitemap and share images lead there until you set site.origin, and domain in infra/config.ts`;
		Annotations.of(scope).addWarningV2("site:example", problem);
	}
	if (!domain || origin === `https://${domain.name}`) return;
	const problem = `Stage "${name}" has the domain ${domain.name}, but content/site.ts says that the site is at ${origin}: set site.origin to https://${domain.name}, or correct domain in infra/config.ts`;
	if (isProtected) throw new Error(problem);
	Annotations.of(scope).addWarningV2("site:origin", problem);
}
