import { openJobs } from "#content/open-jobs.ts";
import { loadCopy } from "./copy/read-folder.ts";
import { inOrder } from "./in-order.ts";
import { pageContents as contentsOf } from "./page-contents.ts";

const copy = loadCopy();

// Every file of copy/ that becomes a page of its own, found by its folder, so that a new
// file is a new page. For build time and tests: the browser asks for one at a time.
export const services = inOrder(copy.services);
export const extensions = inOrder(copy.extensions);
export const { products } = copy;
/** Positions that are not closed yet. */
export const jobs = inOrder(openJobs(copy.jobs, Date.now()));

/** What stands beside each page, by its path. */
export const pageContents = contentsOf(copy);
