/** A page of each kind, by their names in tests/screens.ts. */
export const lineKinds =
	"home platform category service extension contact blog research about privacy careers advisories".split(
		" ",
	);
