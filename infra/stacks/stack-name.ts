import { companyId, joinWords } from "#content/company-id.ts";

/** Name of a stage's main stack; the names of its other stacks begin with it. */
export function stackName(stageName: string): string {
	return `${companyId}-${joinWords(stageName)}`;
}

/** What follows a stage's name in the names of its stacks; the site itself has nothing. */
export const stackSuffixes = ["", "-Edge", "-EdgeWatch", "-GitHub"] as const;

/** Region of CloudFront's certificates, firewalls and metrics. */
export const edgeRegion = "us-east-1";
