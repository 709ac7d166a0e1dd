import { site } from "#content/site.ts";

/** Name of a stage's main stack; the names of its other stacks begin with it. */
export function stackName(stageName: string): string {
	return `${pascal(site.name)}-${pascal(stageName)}`;
}

/** What follows a stage's name in the names of its stacks; the site itself has nothing. */
export const stackSuffixes = ["", "-Edge", "-EdgeWatch", "-GitHub"] as const;

/** Region of CloudFront's certificates, firewalls and metrics. */
export const edgeRegion = "us-east-1";

function pascal(name: string): string {
	return name
		.split(/[^A-Za-z0-9]+/)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");
}
