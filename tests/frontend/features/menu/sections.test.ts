import { expect, test, vi } from "vitest";
import { routes } from "#content/routes.ts";
import { sectionOf } from "#frontend/features/menu/sections.ts";

// A company may list a page wherever it likes, and leave others out.
vi.mock("#content/navigation.ts", () => ({
	buildNavigation: () => [
		{ id: "home", link: "/" },
		{ id: "resources", links: [{ href: "/company/press" }] },
		{ id: "company", links: [{ href: "/company/about" }] },
	],
}));

test.each([
	["that lists it", "/company/press", "resources"],
	["of its path if none lists it", routes.careers, "company"],
	["of its path, however deep it is", "/company/careers/one", "company"],
])("a page belongs to the section %s", (_, path, section) => {
	expect(sectionOf(path)).toBe(section);
});

test("the home page belongs to no section", () => {
	expect(sectionOf(routes.home)).toBe("");
});
