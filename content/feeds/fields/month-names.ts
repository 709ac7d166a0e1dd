// Three letters distinguish the months in English, Portuguese, Spanish, French, German, Italian
// and Dutch, except for French "juin" and "juillet".
const names = [
	"jan gen ene",
	"feb fev fév",
	"mar mär mrt maa",
	"apr abr avr",
	"may mai mag mei",
	"jun giu",
	"jul lug",
	"aug ago aoû aou",
	"sep set",
	"oct out ott okt",
	"nov",
	"dec dez dic déc",
];
const months = new Map(
	names.flatMap((list, index) =>
		list.split(" ").map((name) => [name, index + 1] as const),
	),
);

/** Returns 1 to 12 for a month's name or its short form; null for any other word. */
export function monthNumber(word: string): number | null {
	const lower = word.toLowerCase();
	if (lower.startsWith("juin")) return 6;
	if (lower.startsWith("juil")) return 7;
	return months.get(lower.slice(0, 3)) ?? null;
}
