import advisories from "#content/copy/lists/advisories.yaml";
import page from "#content/copy/pages/advisories.yaml";
import { writeAdvisories } from "#content/feeds/output/write-advisories.ts";

/** Returns the Atom feed that feed readers request (docs/behaviour.md, "Security advisories"). */
export function advisoriesFeed(builtAt: Date): string {
	return writeAdvisories(advisories, page, builtAt);
}
