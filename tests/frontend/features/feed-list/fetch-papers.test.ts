// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { fetchPapers } from "#frontend/features/feed-list/fetch-papers.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const feed = (entries: string) =>
	`<feed xmlns="http://www.w3.org/2005/Atom">${entries}</feed>`;
const paper =
	"<entry><id>http://arxiv.org/abs/1</id><title>One</title></entry>";

function serve(fromService: string, fromRelay: string) {
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.stubGlobal(
		"fetch",
		async (address: string) =>
			new Response(address === preprintUrl ? fromService : fromRelay),
	);
}

test("if the service returns no papers, as it does at times, the relay's are used", async () => {
	serve(feed(""), feed(paper));
	expect(await fetchPapers()).toMatchObject([{ title: "One" }]);
});

test("no papers from either is a failure, so that those on the page stay", async () => {
	serve(feed(""), feed(""));
	await expect(fetchPapers()).rejects.toThrow("no papers");
});
