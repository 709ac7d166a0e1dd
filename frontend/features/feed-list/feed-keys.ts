/** Cache keys, in SWR and in this browser's storage. */
export const articlesKey = "blog-feeds";
export const papersKey = "arxiv-papers";
/** The news categories, which the home page is built with. */
export const categoriesKey = "news-categories";
