import { loadOne } from "#frontend/build/copy/read-folder.ts";

/** For tests that run without Vite, which makes modules of the words. */
export const contactWords = loadOne("contactWords");
