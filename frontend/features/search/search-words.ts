const filler = new Set(
	"a an and are as at by do for from how i in is it its of on or that the this to us we what with you your".split(
		" ",
	),
);

/** Splits at everything that is neither letter nor digit, without accents and apostrophes. */
export function splitWords(text: string): string[] {
	return text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f'’]/g, "")
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
}

/** The words of a text that are worth finding it by. */
export function searchedWords(text: string): string[] {
	return splitWords(text).filter((word) => !filler.has(word));
}
