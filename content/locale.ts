/** Language of all words: of pages, mails and feeds. Its spelling is in rules/language.ts. */
export const locale = "en-AU";

/** The same without the country: "en". */
export const language = locale.replace(/-.*/, "");
