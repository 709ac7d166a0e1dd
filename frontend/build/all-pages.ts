import advisories from "#content/copy/lists/advisories.yaml";
import page from "#content/copy/pages/advisories.yaml";
import { writeAdvisories } from "#content/feeds/output/write-advisories.ts";

// What the build needs to know about the whole site. render.tsx handles one page at a time, in
// threads that need not read all the copy.
export { searchDocuments } from "#frontend/features/search/build/documents.ts";
export { pageContents } from "./all-content.ts";
export { drawIcons } from "./draw-pictures.ts";
export { llmsTxt } from "./llms-txt.ts";
export { pageMetadata } from "./page-metadata.ts";
export { shareSubject } from "./share/subject.ts";
export { shareTags } from "./share/tags.ts";
export { dataBlock } from "./structured-data.ts";

/** Returns the Atom feed that feed readers request (docs/behaviour.md, "Security advisories"). */
export function advisoriesFeed(builtAt: Date): string {
	return writeAdvisories(advisories, page, builtAt);
}
