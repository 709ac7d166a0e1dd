import { describe, expect, it } from "vitest";
import { contactFields } from "#content/contact/fields.ts";
import about from "#content/copy/company/about.yaml";
import partners from "#content/copy/lists/partners.yaml";
import careers from "#content/copy/pages/careers.yaml";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";

// The fixed text and lists of docs/behaviour.md, "Company and legal" and "Contact". An
// editor may add to the lists; these tests are skipped for another company, which has its own text.

const { jobs } = loadCopy();

describe.runIf(hasOwnWords)("company", () => {
	it("About has its six sections in order", () => {
		expect(about.sections.map(({ name }) => name)).toEqual([
			"Introduction",
			"Our Story",
			"What We Do",
			"Our Approach",
			"Our Team",
			expect.stringMatching(/^Why Choose/),
		]);
		expect(about.closing.action.label).toBe("Get in Touch");
	});

	it("Careers has three reasons and positions in Sydney, Melbourne and remote", () => {
		expect(careers.reasons.map(({ label }) => label)).toEqual([
			"Career Growth",
			"Innovation Focus",
			"Work-Life Balance",
		]);
		expect(jobs.map(({ location }) => location)).toEqual(
			expect.arrayContaining(["Sydney", "Melbourne", "Remote"]),
		);
		expect(new Set(jobs.map(({ type }) => type))).toEqual(
			new Set(["Full-time"]),
		);
	});

	it("Partners has at least six cards", () => {
		expect(partners.length).toBeGreaterThanOrEqual(6);
	});

	it("Contact's hidden category is as promised", () => {
		expect(contactFields.category.value).toBe("General Enquiry");
	});
});
