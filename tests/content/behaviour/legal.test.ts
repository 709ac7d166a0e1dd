import { describe, expect, it } from "vitest";
import { visibleNames } from "#content/contact/fields.ts";
import cookies from "#content/copy/pages/cookies.md";
import privacy from "#content/copy/pages/privacy.md";
import securityPolicy from "#content/copy/pages/security-policy.md";
import terms from "#content/copy/pages/terms.md";
import { textOf } from "#content/rules/texts.ts";
import { contactWords } from "#tests/contact-words.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";

// The fixed text and lists of docs/behaviour.md, "Company and legal". An editor may add to the
// lists; these tests are skipped for another company, which has its own text.

describe.runIf(hasOwnWords)("policies", () => {
	it.each([
		["Cookie Policy", cookies],
		["Privacy Policy", privacy],
		["Terms of Service", terms],
	])("%s is dated March 15, 2024", (heading, page) => {
		expect(page).toMatchObject({ heading, updated: "March 15, 2024" });
	});

	it("each policy has its sections", () => {
		expect(headingsOf(cookies)).toEqual(
			expect.arrayContaining([
				"What are cookies?",
				"Essential",
				"Analytics",
				"Functional",
			]),
		);
		expect(headingsOf(privacy)).toEqual([
			"Data Collection",
			"Data Protection",
			"Data Usage",
			"Your Rights",
			"Contact",
			"Changes to This Policy",
		]);
		expect(headingsOf(terms)).toEqual(
			expect.arrayContaining([
				"Terms of Use",
				"Service Usage",
				"Intellectual Property",
				"Limitation of Liability",
			]),
		);
		expect(headingsOf(securityPolicy)).toEqual(
			expect.arrayContaining([
				"Access Control",
				"Incident Response",
				"Compliance",
				"Monitoring",
				"Data Protection",
				"Report a Security Issue",
			]),
		);
	});

	it("only essential cookies are marked Required", () => {
		const badges = cookies.sections.flatMap((section) =>
			"badge" in section ? [[section.heading, section.badge]] : [],
		);
		expect(badges).toEqual([
			["Essential", "Required"],
			["Analytics", "Optional"],
			["Functional", "Optional"],
		]);
	});

	it("the privacy policy names every right", () => {
		expect(textOf(privacy)).toMatch(
			/Access.*Correct.*Delete.*Object.*Restrict.*Portability/s,
		);
	});

	it("the privacy policy names every field that visitors fill in", () => {
		const labels = visibleNames.map((name) =>
			contactWords.fields[name].toLowerCase(),
		);
		const text = textOf(privacy).toLowerCase();
		expect(labels.filter((label) => !text.includes(label))).toEqual([]);
	});

	it("the terms are governed by Australian law and give 30 days' notice", () => {
		expect(textOf(terms)).toMatch(/law of Australia/);
		expect(textOf(terms)).toMatch(/at least 30 days' notice/);
	});

	it("the security policy has its badges and two buttons", () => {
		expect(securityPolicy.badges).toEqual([
			"ISO 27001:2013",
			"SOC 2 Type II",
			"PCI DSS",
			"GDPR Compliant",
		]);
		expect(
			securityPolicy.sections.flatMap((section) =>
				"actions" in section ? section.actions : [],
			),
		).toEqual([
			{ label: "Contact Security Team", href: "/company/contact?security" },
			{ label: "View Security Advisories", href: "/resources/security" },
		]);
	});
});

function headingsOf(page: { sections: { heading: string }[] }): string[] {
	return page.sections.map(({ heading }) => heading);
}
