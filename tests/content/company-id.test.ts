import { expect, it } from "vitest";
import { companyId, toId } from "#content/company-id.ts";

it.each([
	["Mallee", "Mallee"],
	["IBM Consulting", "IBMConsulting"],
	["Núñez & O'Brien Pty Ltd", "NunezOBrienPtyLtd"],
	["acme-works.io", "AcmeWorksIo"],
	["7 Peaks", "Site7Peaks"],
	["株式会社", "WwwKaishaExample"],
	["<>&\"'", "WwwKaishaExample"],
	["A".repeat(200), "A".repeat(40)],
])("%s has the id %s", (name, id) => {
	expect(toId(name, "https://www.kaisha.example")).toBe(id);
});

it("the company's own id is valid in stack names, tags and headers", () => {
	expect(companyId).toMatch(/^[A-Za-z][A-Za-z0-9]{0,39}$/);
});
