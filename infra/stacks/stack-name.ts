import { companyId } from "#content/company-id.ts";

/**
 * Returns the name of a stage's main stack; the names of its other stacks start with it. Different
 * stages have different names: capitals replace hyphens, which stay where no letter follows, so that
 * `preview-1-1` is not deployed over `preview-11`.
 */
export function stackName(stageName: string): string {
	const name = stageName.replace(/(?:^|-)([a-z])/g, (_, letter: string) =>
		letter.toUpperCase(),
	);
	return `${companyId}-${name}`;
}

/** Suffix of the stack whose roles GitHub assumes. */
export const pipelineSuffix = "-GitHub";

/** Suffixes of a stage's stack names; the site's own stack has none. */
export const stackSuffixes = [
	"",
	"-Edge",
	"-EdgeWatch",
	pipelineSuffix,
] as const;

/** Region of CloudFront's certificates, firewalls and metrics. */
export const edgeRegion = "us-east-1";
