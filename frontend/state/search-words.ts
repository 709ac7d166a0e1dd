/** Splits at everything that is neither letter nor digit, without accents and apostrophes. */
export function splitWords(text: string): string[] {
	return text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f'’]/g, "")
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
}
