/** Cache keys of the specification (§7), in SWR and in this browser's storage. */
export const articlesKey = "blog-feeds";
export const papersKey = "arxiv-papers";
