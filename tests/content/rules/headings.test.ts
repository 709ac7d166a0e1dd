import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ownIds, shellIds } from "#content/rules/own-ids.ts";
import { footerId } from "#frontend/features/menu/go-to-footer.ts";
import { announcerId } from "#frontend/router/use-route-announcer.ts";

it.each([
	["services", "ServicePage"],
	["extensions", "ExtensionPage"],
	["products", "ProductPage"],
	["companyPages", "CompanyPage"],
	["policies", "PolicyPage"],
] as const)("the ids that %s have by themselves are known", (name, page) => {
	const source = readFileSync(`frontend/pages/${page}.tsx`, "utf8");
	const sections = [...source.matchAll(/"#frontend\/(\w+\/\w+\.tsx)"/g)].map(
		([, file]) => readFileSync(`frontend/${file}`, "utf8"),
	);
	const ids = [source, ...sections].flatMap((text) => idsIn(text));
	expect([...(ownIds[name] ?? [])].sort()).toEqual(ids.sort());
});

it("the ids that every page has are known", () => {
	const files = ["shell/Layout.tsx", "router/reload.ts", "build/built-tags.ts"];
	const ids = files.flatMap((file) =>
		idsIn(readFileSync(`frontend/${file}`, "utf8")),
	);
	expect([...shellIds].sort()).toEqual(
		[...ids, announcerId, footerId(), "chunk-missing"].sort(),
	);
});

function idsIn(source: string): string[] {
	return [...source.matchAll(/\bid="([a-z-]+)"/g)].map(([, id = ""]) => id);
}
