// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const sprite =
	'<svg xmlns="http://www.w3.org/2000/svg"><symbol id="mail"><path d="M1 1"/></symbol><symbol id="phone"><path d="M2 2"/></symbol></svg>';

async function freshStore() {
	vi.resetModules();
	return import("#frontend/ui/icon-store.ts");
}

beforeEach(() => {
	document.body.innerHTML = '<svg data-icons=""></svg>';
	vi.stubGlobal("fetch", async () => new Response(sprite));
	return () => vi.unstubAllGlobals();
});

const drawn = () =>
	[...document.querySelectorAll("symbol")].map(({ id }) => id).join(" ");

test("an icon is added once the shapes have loaded", async () => {
	const { needIcon, loadIcons } = await freshStore();
	needIcon("mail");
	expect(drawn()).toBe("");
	await loadIcons();
	expect(drawn()).toBe("icon-mail");
});

test("with the shapes loaded, an icon is added synchronously, so that it is laid out with its page", async () => {
	const { needIcon, loadIcons } = await freshStore();
	await loadIcons();
	needIcon("phone");
	expect(drawn()).toBe("icon-phone");
	needIcon("phone");
	expect(drawn(), "only once").toBe("icon-phone");
});

test("after a failure the shapes are requested again", async () => {
	const { needIcon, loadIcons } = await freshStore();
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
	expect((await loadIcons()).size).toBe(0);
	vi.stubGlobal("fetch", async () => new Response(sprite));
	needIcon("mail");
	await loadIcons();
	expect(drawn()).toBe("icon-mail");
});
