import { expect, it, vi } from "vitest";
import { companyId } from "#content/company-id.ts";

vi.mock("#content/site.ts", () => ({
	site: { name: "New Name", id: "Mallee", origin: "https://new.example" },
}));

it("an id set in site.ts stays the same, whatever the company is called", () => {
	expect(companyId).toBe("Mallee");
});
