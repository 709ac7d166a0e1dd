import { expect, test } from "vitest";
import { splitStates } from "#frontend/build/split-states.ts";

test("what is hovered, pressed, opened or printed comes later, all else at once", () => {
	expect(
		splitStates(`
			a { color: red }
			a:hover, a[aria-expanded="true"] { color: blue }
			details[open] summary { color: green }
			@media print { a { display: none } }
			@page { margin: 1cm }
			@font-face { font-family: Face; src: url(face.woff2) }
		`),
	).toEqual({
		first: "a{color:red}\n@font-face{font-family:Face;src:url(face.woff2)}",
		later:
			'a:hover,a[aria-expanded="true"]{color:blue}\ndetails[open] summary{color:green}\n@media print{a{display:none}}\n@page{margin:1cm}',
	});
});

test("a condition is in both where both have rules of it, and in none without any", () => {
	const condition = "@media (min-width:40rem)";
	expect(
		splitStates(`${condition} { a { color: red } a:hover { color: blue } }`),
	).toEqual({
		first: `${condition}{a{color:red}}`,
		later: `${condition}{a:hover{color:blue}}`,
	});
	expect(splitStates(`${condition} { a:hover { color: blue } }`).first).toBe(
		"",
	);
});

test("the frames of an animation stay together", () => {
	const frames = "@keyframes turn{from{opacity:0}to{opacity:1}}";
	expect(splitStates(frames)).toEqual({ first: "", later: frames });
});
