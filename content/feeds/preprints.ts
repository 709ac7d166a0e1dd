/** The preprint query: cs.AI by last update, newest first (docs/behaviour.md, "Papers"). */
export const preprintUrl =
	"https://export.arxiv.org/api/query?search_query=cat:cs.AI&sortBy=lastUpdatedDate&sortOrder=descending&max_results=50";
