import { site } from "#content/site.ts";

/**
 * Whether the text and the lists are still those that docs/behaviour.md quotes and names. Another
 * company has its own, with other services and perhaps no partners at all.
 */
export const hasOwnWords = site.name === "Mallee";
