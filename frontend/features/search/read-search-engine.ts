import { parseDocuments } from "./parse-documents.ts";
import { createSearchEngine } from "./search-engine.ts";

/** Creates the engine from the response with all pages. @throws if it is an error, or has none */
export async function readSearchEngine(response: Response) {
	if (!response.ok) throw new Error(`/search.json: ${response.status}`);
	const documents = parseDocuments(await response.json());
	if (!documents) throw new Error("/search.json: no documents");
	return createSearchEngine(documents);
}
