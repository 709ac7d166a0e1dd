import { preprintUrl } from "#content/feeds/preprints.ts";
import { apiPaths, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { allPaths } from "./support/paths.ts";
import { expect, test } from "./support/test.ts";

// The privacy page lists which pages contact which hosts by themselves; this is the complete list.
// An error on any page under the site's policy also fails here.

const hostOf = (address: string) => new URL(address).host;
const proxy = site.feedProxy && hostOf(site.feedProxy);
const preprints = hostOf(preprintUrl);

/** Other hosts that a page contacts by itself. */
const expected: Record<string, string[]> = {
	[routes.blog]: proxy ? [proxy] : [],
	[routes.research]: [preprints],
};

test.use({ expectedFaults: [/Failed to load resource: net::/] });

for (const path of allPaths()) {
	test(`${path} hydrates without an error and contacts only the hosts that the privacy page names`, async ({
		open,
		page,
		baseURL,
	}) => {
		const others = new Set<string>();
		const relayed: string[] = [];
		page.on("request", (request) => {
			const url = new URL(request.url());
			if (url.host !== hostOf(baseURL ?? "")) others.add(url.host);
			else if (url.pathname === apiPaths.feeds) relayed.push(url.search);
		});
		// Pages make their last requests once they are idle.
		const idle = page.waitForRequest(
			(request) => new URL(request.url()).pathname === apiPaths.feeds,
		);
		await open(path);
		await idle;
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await expect.poll(() => [...others]).toEqual(expected[path] ?? []);
		// All news in a single request, which does not reveal the page.
		if (!(path in expected)) expect(relayed).toEqual([""]);
	});
}
