import { pageContentPath, pageFigurePath } from "#content/routes.ts";

/**
 * What the build puts beside a page: words change without any script's changing its name,
 * and a script does not grow with the number of pages.
 */
export type PageData = {
	/** What the page's own file in content/copy/ says. @throws when it cannot be had */
	content: (path: string) => Promise<unknown>;
	/** The page's figure as HTML; "" where it has none. @throws when it cannot be had */
	figure: (path: string) => Promise<string>;
};

/** Asks for each file once; what has failed is asked for again. */
export function createPageData(): PageData {
	const requests = new Map<string, Promise<unknown>>();
	function get(address: string): Promise<unknown> {
		const request = requests.get(address) ?? fetchJson(address);
		requests.set(address, request);
		request.catch(() => requests.delete(address));
		return request;
	}
	return {
		content: (path) => get(pageContentPath(path)),
		figure: async (path) => String(await get(pageFigurePath(path))),
	};
}

async function fetchJson(address: string): Promise<unknown> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address}: status ${response.status}`);
	return response.json();
}
