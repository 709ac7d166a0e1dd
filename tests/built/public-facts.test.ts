import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { site } from "#content/site.ts";
import { unreadFacts } from "#frontend/build/public-facts-plugin.ts";
import { distFolder } from "./support/dist.ts";
import { modules } from "./support/first-load.ts";

it("no script has a fact of the company that no page shows", () => {
	const { operationsEmail, ...others } = site;
	// A company may use one address for everything.
	const isSecret = !Object.values(others).includes(operationsEmail);
	const folder = join(distFolder, "assets");
	const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(10);
	for (const file of isSecret ? scripts : []) {
		const text = readFileSync(join(folder, file), "utf8");
		expect(text, file).not.toContain(operationsEmail);
	}
});

it("no module of a script reads a fact that is left out of them", () => {
	const names = [...modules.keys()].filter((name) =>
		/^(frontend|content)\//.test(name),
	);
	expect(names).toContain("frontend/shell/Footer.tsx");
	const readers = names.filter((name) => {
		const text = readFileSync(name, "utf8");
		return unreadFacts.some(
			(fact) =>
				text.includes(`site.${fact}`) ||
				new RegExp(`\\b${fact}\\b[^{}]*\\} = site\\b`).test(text),
		);
	});
	expect(readers).toEqual([]);
});
