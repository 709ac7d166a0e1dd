// What the build knows of the site as a whole; render.tsx knows one page at a time, in threads
// that are spared reading all words.
export { searchDocuments } from "#frontend/features/search/build/documents.ts";
export { advisoriesFeed } from "./advisories-feed.ts";
export { pageContents } from "./all-content.ts";
export { llmsTxt } from "./llms-txt.ts";
export { pageMetadata } from "./page-metadata.ts";
export { drawIcons } from "./pictures.ts";
export { shareSubject } from "./share/subject.ts";
export { shareTags } from "./share/tags.ts";
export { dataBlock } from "./structured-data.ts";
