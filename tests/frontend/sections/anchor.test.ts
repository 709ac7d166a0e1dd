// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { Anchor } from "#frontend/sections/Anchor.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

/** Returns whether the router takes a click on the link from the browser. */
function isRouted(href: string): boolean {
	const place = document.body.appendChild(document.createElement("div"));
	act(() => createRoot(place).render(createElement(Anchor, { href }, "Link")));
	const click = new MouseEvent("click", { bubbles: true, cancelable: true });
	let taken = false;
	// happy-dom must follow none of them.
	addEventListener(
		"click",
		(event) => {
			taken = event.defaultPrevented;
			event.preventDefault();
		},
		{ once: true },
	);
	act(() => void place.querySelector("a")?.dispatchEvent(click));
	return taken;
}

it.each([
	"/",
	"/company/contact?service=finops",
	"/legal/privacy#cookies",
	"/company/contact?note=3.5",
])("%s opens without a full load", (href) => {
	expect(isRouted(href)).toBe(true);
});

it.each([
	"https://status.example/now",
	"mailto:help@example.com",
	"tel:+61200000000",
	"//other.example/page",
	"//localhost/page",
	"/licences.txt",
	"/feeds/news.atom",
])("%s is left to the browser", (href) => {
	expect(isRouted(href)).toBe(false);
});
