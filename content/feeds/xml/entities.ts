/** The named characters of HTML 4, and those of HTML 5 that were seen in feeds. */
const namedEntities = new Map<string, string>([
	["quot", '"'],
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["apos", "'"],
]);

// U+00A0 to U+00FF in order.
const latin1 =
	"nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

// U+0391 to U+03A9 and, in lower case, U+03B1 to U+03C9.
const greek =
	"Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho sigmaf Sigma Tau Upsilon Phi Chi Psi Omega";

const others =
	"OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ thetasym ϑ upsih ϒ piv ϖ circ ˆ tilde ˜ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f ndash – mdash — horbar ― lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ check ✓ colon : comma , period . semi ; excl ! quest ? num # dollar $ percnt % lpar ( rpar ) lsqb [ rsqb ] lbrack [ rbrack ] lcub { rcub } sol / bsol \\ ast * plus + equals = commat @ lowbar _ hyphen ‐ dash ‐ verbar | vert | grave ` Hat ^ Tab \u0009 NewLine \u000a";

for (const [index, name] of latin1.split(" ").entries()) {
	namedEntities.set(name, String.fromCodePoint(0xa0 + index));
}
for (const [index, name] of greek.split(" ").entries()) {
	if (name !== "sigmaf")
		namedEntities.set(name, String.fromCodePoint(0x391 + index));
	namedEntities.set(name.toLowerCase(), String.fromCodePoint(0x3b1 + index));
}
const pairs = others.split(" ");
for (let index = 0; index + 1 < pairs.length; index += 2) {
	namedEntities.set(pairs[index] ?? "", pairs[index + 1] ?? "");
}

// The characters of windows-1252 at 0x80 to 0x9F.
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Returns what a code from 0x80 to 0x9F is meant as: nobody writes those control characters. */
export function fromWindows1252(code: number): string {
	return windows1252[code - 0x80] ?? "";
}

// Browsers also accept these without their semicolon.
const legacy = new Set(`amp lt gt quot ${latin1}`.split(" "));

/** Returns whether a reference is valid without its semicolon: numbers, and the oldest names. */
export function isLegacyEntity(inside: string): boolean {
	return inside.charCodeAt(0) === 35 /* # */ || legacy.has(inside);
}

/**
 * Returns the character for the inside of an entity ("eacute", "#233", "#xE9").
 * @returns null for an unknown name, "" for a number that is not an XML character
 */
export function decodeEntity(inside: string): string | null {
	if (inside.charCodeAt(0) !== 35 /* # */)
		return namedEntities.get(inside) ?? null;
	const hex = inside[1] === "x" || inside[1] === "X";
	const code = Number.parseInt(inside.slice(hex ? 2 : 1), hex ? 16 : 10);
	if (code >= 0x80 && code < 0xa0) return fromWindows1252(code);
	return isXmlCharacter(code) ? String.fromCodePoint(code) : "";
}

function isXmlCharacter(code: number): boolean {
	return (
		code === 9 ||
		code === 10 ||
		code === 13 ||
		(code >= 0x20 && code <= 0xd7ff) ||
		(code >= 0xe000 && code <= 0xfffd) ||
		(code >= 0x10000 && code <= 0x10ffff)
	);
}
