import { feedSources } from "#content/feeds/sources.ts";
import { openJobs } from "#content/open-jobs.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";

// What a test needs one of, whichever the company has.

const copy = loadCopy();
export const product = copy.products[0] ?? missing("product");
export const extension =
	copy.extensions.toSorted((a, b) => a.order - b.order)[0] ??
	missing("extension");
/** Of these a company may have none. */
export const jobs = openJobs(copy.jobs, Date.now()).toSorted(
	(a, b) => a.order - b.order,
);
export const jobTitles = jobs.map(({ title }) => title);
/** Of the fake feeds, the newest article is the first source's. */
export const firstSource = feedSources[0]?.name ?? missing("news source");

function missing(what: string): never {
	throw new Error(`content has no ${what}`);
}
