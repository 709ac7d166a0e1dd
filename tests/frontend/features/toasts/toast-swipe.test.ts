// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { followSwipes } from "#frontend/features/toasts/toast-swipe.ts";

/** Two toasts, and what a finger does on one of them, given how far from its start it is. */
function twoToasts() {
	const area = document.createElement("div");
	const toasts = ["a", "b"].map((id) => {
		const toast = Object.assign(document.createElement("div"), { id });
		toast.className = "Toastify__toast";
		toast.setPointerCapture = () => {};
		return toast;
	});
	area.append(...toasts);
	document.body.replaceChildren(area);
	followSwipes(area);
	const touch = (id: "a" | "b", type: string, clientX: number) => {
		const details = {
			pointerId: id === "a" ? 1 : 2,
			clientX,
			clientY: 0,
			button: 0,
		};
		const event = new Event(`pointer${type}`, { bubbles: true });
		area.querySelector(`#${id}`)?.dispatchEvent(Object.assign(event, details));
	};
	const places = () => toasts.map(({ style }) => style.translate);
	return { area, touch, places };
}

test("a second finger on another toast leaves the first one to its finger", () => {
	const { touch, places } = twoToasts();
	touch("a", "down", 0);
	touch("a", "move", 12);
	touch("b", "down", 0);
	touch("b", "move", 12);
	expect(places()).toEqual(["12px", ""]);
	touch("a", "cancel", 12);
	touch("b", "cancel", 12);
	expect(places()).toEqual(["", ""]);
});

test("a toast that is closed under a finger does not keep others from being swiped", () => {
	const { area, touch, places } = twoToasts();
	touch("a", "down", 0);
	area.querySelector("#a")?.remove();
	touch("b", "down", 0);
	touch("b", "move", 12);
	expect(places()).toEqual(["", "12px"]);
});
