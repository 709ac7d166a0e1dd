import { openJobs } from "#content/open-jobs.ts";
import { loadCopy } from "./copy/read-folder.ts";
import { inOrder } from "./in-order.ts";
import { pageContents as contentsOf } from "./page-contents.ts";

const loaded = loadCopy();

/** All words, without positions that are closed; services, extensions and positions in their order. */
export const copy = {
	...loaded,
	services: inOrder(loaded.services),
	extensions: inOrder(loaded.extensions),
	jobs: inOrder(openJobs(loaded.jobs, Date.now())),
};

// Every file of copy/ that becomes a page of its own, found by its folder, so that a new
// file is a new page. For build time and tests: the browser asks for one at a time.
export const { companyPages, extensions, jobs, policies, products, services } =
	copy;

/** What stands beside each page, by its path. */
export const pageContents = contentsOf(copy);
