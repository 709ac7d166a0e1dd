import { companyId, joinWords } from "#content/company-id.ts";

/** Returns the name of a stage's main stack; the names of its other stacks start with it. */
export function stackName(stageName: string): string {
	return `${companyId}-${joinWords(stageName)}`;
}

/** Suffixes of a stage's stack names; the site's own stack has none. */
export const stackSuffixes = ["", "-Edge", "-EdgeWatch", "-GitHub"] as const;

/** Region of CloudFront's certificates, firewalls and metrics. */
export const edgeRegion = "us-east-1";
