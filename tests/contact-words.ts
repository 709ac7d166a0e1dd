import { loadOne } from "#frontend/build/copy/read-folder.ts";

/** For tests that run without Vite, which turns content files into modules. */
export const contactWords = loadOne("contactWords");
