// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followLinks } from "#frontend/router/follow-links.ts";

const navigate = vi.fn();
let stop: () => void;

beforeEach(() => {
	history.replaceState(null, "", "/company/about");
	stop = followLinks(navigate);
});

afterEach(() => {
	stop();
	document.body.replaceChildren();
	navigate.mockReset();
});

/** Clicks on what the link contains, and returns whether that is left to the browser. */
function isLeft(link: string, init: MouseEventInit = {}): boolean {
	document.body.innerHTML = link.replace("</a>", "<b>Text</b></a>");
	const event = new MouseEvent("click", {
		bubbles: true,
		cancelable: true,
		...init,
	});
	let isLeft = false;
	// happy-dom must follow none of them.
	addEventListener(
		"click",
		(event) => {
			isLeft = !event.defaultPrevented;
			event.preventDefault();
		},
		{ once: true },
	);
	document.querySelector("b")?.dispatchEvent(event);
	return isLeft;
}

it.each([
	"/",
	"/company/contact?service=finops",
	"/legal/privacy#cookies",
	"/company/contact?note=3.5",
	"/company/about#team",
	"/company/about?search=cloud",
])("%s opens without a full load", (href) => {
	expect(isLeft(`<a href="${href}"></a>`)).toBe(false);
	expect(navigate.mock.calls).toEqual([[href]]);
});

it.each([
	"https://status.example/now",
	"mailto:help@example.com",
	"tel:+61200000000",
	"//other.example/legal/privacy",
	"/licences.txt",
	"/feeds/news.atom",
	"/no/such-page",
	"#main",
	"",
])("%j is left to the browser", (href) => {
	expect(isLeft(`<a href="${href}"></a>`)).toBe(true);
	expect(navigate).not.toHaveBeenCalled();
});

it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
	"a click with %s is left to the browser",
	(key) => {
		expect(isLeft('<a href="/legal/privacy"></a>', { [key]: true })).toBe(true);
		expect(navigate).not.toHaveBeenCalled();
	},
);

it("a link with a target is left to the browser", () => {
	expect(isLeft('<a href="/legal/privacy" target="_self"></a>')).toBe(true);
	expect(navigate).not.toHaveBeenCalled();
});

it("a click that something else has handled is not followed", () => {
	document.addEventListener("click", (event) => event.preventDefault(), {
		capture: true,
		once: true,
	});
	isLeft('<a href="/legal/privacy"></a>');
	expect(navigate).not.toHaveBeenCalled();
});

it("a script's click on the document itself is no error", () => {
	const errors = vi.fn();
	addEventListener("error", errors);
	document.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	expect(errors).not.toHaveBeenCalled();
	removeEventListener("error", errors);
});

it("once stopped, links are left to the browser", () => {
	stop();
	expect(isLeft('<a href="/legal/privacy"></a>')).toBe(true);
	expect(navigate).not.toHaveBeenCalled();
});
