import { site } from "#content/site.ts";

/**
 * Whether the words are still those that docs/behaviour.md quotes and the lists those that it
 * names. Another company has its own, with other services and perhaps no partners at all.
 */
export const hasOwnWords = site.name === "Mallee";
