import { expect, test } from "vitest";
import { cleanTex } from "#content/feeds/fields/clean-tex.ts";

test.each([
	["Broken\n  over lines", "Broken over lines"],
	["$O(n \\log n)$ time", "O(n log n) time"],
	["$\\mathcal{O}(n^{2})$", "O(n²)"],
	["$\\alpha$-fair, $\\alpha \\approx 2$", "α-fair, α ≈ 2"],
	["L$_2$ norm and R$^{10}$", "L₂ norm and R¹⁰"],
	["$x_{i}$", "x_i"],
	["$c/\\sqrt{t}$", "c/√t"],
	["$\\sim$100", "∼100"],
	["41\\% \\& more \\_ \\#1", "41% & more _ #1"],
	["$ x $ and $$y$$", "x and y"],
	["from $85.2$ to $91.4$ on $12$ sets", "from 85.2 to 91.4 on 12 sets"],
	["$1$-bit, $3$D, $4\\times$4090", "1-bit, 3D, 4×4090"],
	["costs $5 and $10", "costs $5 and $10"],
	["between $5k and $10k", "between $5k and $10k"],
	["$1B in 2020, $2B now", "$1B in 2020, $2B now"],
	["a $1.5M grant and $2M", "a $1.5M grant and $2M"],
	["$5,000-$10,000/$1m", "$5,000-$10,000/$1m"],
	["US$ 5 to US$ 10", "US$ 5 to US$ 10"],
	["$5 for $n$ runs of $2k$ steps", "$5 for n runs of 2k steps"],
	["\\$5 and \\$10", "$5 and $10"],
	["\\textbf{Bold} and \\emph{it}", "Bold and it"],
	["``quoted''", '"quoted"'],
	["Erd\\H{o}s, H\\\"{o}lder, Poincar\\'e", "Erdős, Hölder, Poincaré"],
	["\\v{S}indel\\'a\\v{r}, \\c{C}elik, {\\O}rsted", "Šindelář, Çelik, Ørsted"],
	['na\\"{\\i}ve', "naïve"],
	["a--b---c", "a–b—c"],
	["A~B", "A B"],
	["https://a.example/~b", "https://a.example/~b"],
	["snake_case {kept}", "snake_case kept"],
	["", ""],
])("%j becomes %j", (text, expected) => {
	expect(cleanTex(text)).toBe(expected);
	expect(cleanTex(expected), "stays when cleaned again").toBe(expected);
});
