import { openJobs } from "#content/open-jobs.ts";
import { loadCopy } from "./copy/read-folder.ts";
import { pageContents as contentsOf } from "./page-contents.ts";

const loaded = loadCopy();

/** All copy, without closed positions. */
export const copy = { ...loaded, jobs: openJobs(loaded.jobs, Date.now()) };

// Every file of copy/ that becomes its own page, found by folder, so adding a file adds a page.
// For the build and tests only: the browser fetches one at a time.
export const { companyPages, extensions, jobs, policies, products, services } =
	copy;

/** The data files served alongside each page, by the page's path. */
export const pageContents = contentsOf(copy);
