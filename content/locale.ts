/** Language of all words: of pages, mails and feeds. Its spelling is in rules/language.ts. */
export const locale = "en-AU";
