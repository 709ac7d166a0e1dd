import { describe, expect, it } from "vitest";
import { contactFields } from "#content/contact/fields.ts";
import about from "#content/copy/company/about.yaml";
import * as contactWords from "#content/copy/interface/contact.yaml";
import partners from "#content/copy/lists/partners.yaml";
import careers from "#content/copy/pages/careers.yaml";
import home from "#content/copy/pages/home.yaml";
import partnersPage from "#content/copy/pages/partners.yaml";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import { hasOwnWords } from "../support/own-words.ts";

// The fixed text and lists of docs/behaviour.md, "Company and legal", "Contact" and "Home". An
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
		expect(careers.heading).toBe("Join Our Team");
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
		expect(partnersPage.closing.action.label).toBe("Become a Partner");
	});

	it("Contact's hidden category and error messages are as promised", () => {
		expect(contactFields.category.value).toBe("General Enquiry");
		expect(contactWords.rejected).toBe(
			"An error occurred while sending your message",
		);
		expect(contactWords.unreachable).toBe(
			"Failed to send message. Please try again later.",
		);
	});
});

describe.runIf(hasOwnWords)("home", () => {
	it("has its two buttons", () => {
		expect([home.primary, home.secondary]).toEqual([
			{ label: "Get in Touch", href: "/company/contact?general" },
			{ label: "Latest News", href: "/resources/blog" },
		]);
	});
});
