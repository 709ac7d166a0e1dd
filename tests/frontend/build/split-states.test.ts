import { expect, test } from "vitest";
import { splitStates } from "#frontend/build/split-states.ts";

test("rules for hover, press, open and print states and forced colours load later, all others at once", () => {
	expect(
		splitStates(`
			a { color: red }
			a:hover, a[aria-expanded="true"] { color: blue }
			details[open] summary { color: green }
			@media print { a { display: none } }
			@media (forced-colors: active) { a { color: LinkText } }
			@page { margin: 1cm }
			@font-face { font-family: Face; src: url(face.woff2) }
		`),
	).toEqual({
		first: "a{color:red}\n@font-face{font-family:Face;src:url(face.woff2)}",
		later:
			'a:hover,a[aria-expanded="true"]{color:blue}\ndetails[open] summary{color:green}\n@media print{a{display:none}}\n@media (forced-colors:active){a{color:LinkText}}\n@page{margin:1cm}',
	});
});

test("a condition is kept in each part that has rules for it, and dropped where it has none", () => {
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

test("an animation's keyframes stay together", () => {
	const frames = "@keyframes turn{from{opacity:0}to{opacity:1}}";
	expect(splitStates(frames)).toEqual({ first: "", later: frames });
});

test("the keyframes that hide dialogs until the stylesheet has arrived do not arrive with it", () => {
	const frames = "@keyframes unstyled{from{opacity:0}}";
	expect(splitStates(frames)).toEqual({ first: frames, later: "" });
});
