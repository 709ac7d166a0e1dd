/**
 * Words in bold, as **words**, or in italics, as *words*. They may contain a link or words in brackets; a link's label cannot
 * contain them. Splitting by it gives text, asterisks, words, text, asterisks, words, …
 */
export const emphasis =
	/(?<!\*)(\*\*?)(?![\s*])((?:[^*[\]]|\[[^*[\]]*\])+)(?<!\s)\1(?!\*)/;
