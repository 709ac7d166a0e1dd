import type { BrokenContent } from "#content/schema/page.ts";

/** What stands where something failed in the browser and the built page cannot be had either. */
export default {
	heading: "This page could not be shown",
	text: "Something went wrong in your browser, on our side of it. Loading the page again usually helps; every other page still works.",
	part: "This part of the page could not be shown.",
	chunk: "Part of this page could not be loaded.",
	reloadLabel: "Load it again",
	homeLabel: "Return Home",
} satisfies BrokenContent;
