// Letters and signs that titles of papers name by a TeX command.
const signs = new Map(
	Object.entries({
		alpha: "α",
		beta: "β",
		gamma: "γ",
		delta: "δ",
		epsilon: "ε",
		varepsilon: "ε",
		eta: "η",
		theta: "θ",
		kappa: "κ",
		lambda: "λ",
		mu: "μ",
		nu: "ν",
		pi: "π",
		rho: "ρ",
		sigma: "σ",
		tau: "τ",
		phi: "φ",
		varphi: "φ",
		chi: "χ",
		psi: "ψ",
		omega: "ω",
		Gamma: "Γ",
		Delta: "Δ",
		Theta: "Θ",
		Lambda: "Λ",
		Sigma: "Σ",
		Phi: "Φ",
		Psi: "Ψ",
		Omega: "Ω",
		infty: "∞",
		times: "×",
		cdot: "·",
		pm: "±",
		leq: "≤",
		le: "≤",
		geq: "≥",
		ge: "≥",
		ne: "≠",
		neq: "≠",
		approx: "≈",
		sim: "∼",
		to: "→",
		rightarrow: "→",
		in: "∈",
		ell: "ℓ",
		partial: "∂",
		nabla: "∇",
		sum: "∑",
		prod: "∏",
		ldots: "…",
		dots: "…",
		sqrt: "√",
		S: "§",
		ss: "ß",
		o: "ø",
		l: "ł",
		aa: "å",
		ae: "æ",
	}),
);

/** Commands whose name is what they show. */
const operators = new Set(
	"arg cos det dim exp inf lim ln log max min mod Pr sin sup tan tanh".split(
		" ",
	),
);

/** Combining marks of the accents that names are written with: \'e, \"{o}, \v{c}. */
const accents = new Map(
	Object.entries({
		"'": "\u0301",
		"`": "\u0300",
		"^": "\u0302",
		'"': "\u0308",
		"~": "\u0303",
		"=": "\u0304",
		".": "\u0307",
		c: "\u0327",
		v: "\u030c",
		u: "\u0306",
		H: "\u030b",
		k: "\u0328",
	}),
);

/**
 * A title, name or summary as one line without TeX marks: accents and common signs
 * become their characters, other commands give way to what they enclose. A lone "$"
 * is money and stays.
 */
export function cleanTex(text: string): string {
	return text
		.replace(/\s+/g, " ")
		.trim()
		.replace(/\$([^$]*)\$/g, (whole, inside: string) =>
			isMath(inside) ? inside : whole,
		)
		.replace(
			/\\(?:(['`^"~=.])\s*\{?(\p{L})\}?|([cvuHk])\{(\p{L})\})/gu,
			(_, sign?: string, letter?: string, word?: string, inner?: string) =>
				`${letter ?? inner}${accents.get(sign ?? word ?? "")}`.normalize("NFC"),
		)
		.replace(
			/\\([a-zA-Z]+)\*?\s*(?:\[[^\]]*\])?/g,
			(whole, name: string) => {
				const shown = operators.has(name) ? name : signs.get(name);
				return shown ? shown + (/\s$/.test(whole) ? " " : "") : "";
			},
		)
		.replace(/\\([%&_#$ ,;!{}])/g, (_, sign: string) =>
			/[,;! ]/.test(sign) ? " " : sign,
		)
		.replace(/``|''/g, '"')
		.replace(/(?<=\S)[_^]\{([^{}]*)\}/g, "$1")
		.replace(/[{}]/g, "")
		.replace(/~/g, " ")
		.replace(/---?/g, (dash) => (dash === "--" ? "–" : "—"))
		.replace(/\s+/g, " ")
		.trim();
}

/** "$5 and $10" is no formula. */
function isMath(inside: string): boolean {
	return !/^\d[\d,.]*\s?(?:[a-z]{2,}|$)/i.test(inside) || inside.includes("\\");
}
