const pairs =
	"alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω infty ∞ times × cdot · pm ± leq ≤ le ≤ geq ≥ ge ≥ ne ≠ neq ≠ approx ≈ sim ∼ to → rightarrow → in ∈ ell ℓ partial ∂ nabla ∇ sum ∑ prod ∏ sqrt √ ldots … dots … circ ° S § ss ß o ø O Ø l ł L Ł aa å AA Å ae æ AE Æ i i j j".split(
		" ",
	);
const operators =
	"arg cos det dim exp inf lim ln log max min mod Pr sin sup tan tanh".split(
		" ",
	);

/** Text shown for TeX commands; of any other command, only its argument is shown. */
export const texSymbols = new Map(operators.map((name) => [name, name]));
for (let index = 0; index + 1 < pairs.length; index += 2) {
	texSymbols.set(pairs[index] ?? "", pairs[index + 1] ?? "");
}

/** Combining marks for the accents used in names: \'e, \"{o}, \v{c}. */
export const texAccents = new Map(
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
