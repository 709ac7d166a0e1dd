import { expect, it } from "vitest";
import { site } from "#content/site.ts";
import { leftExamples } from "#frontend/build/copy/left-examples.ts";

const own: typeof site = {
	...site,
	name: "Núñez",
	origin: "https://www.nunez.com",
	description: "{site.name} mends boats.",
	email: "hola@nunez.com",
	securityEmail: "",
	pressEmail: "",
	operationsEmail: "alarmas@nunez-example.com",
	supportEmail: "help@nunez.com",
	links: [],
};
const github = {
	label: "Code",
	icon: "git-branch",
	href: "https://github.com/mallee-example",
};

it("names each address that a company under its own name still has from the sample", () => {
	expect(leftExamples(own)).toBeUndefined();
	expect(
		leftExamples({
			...own,
			origin: "https://www.mallee.example",
			email: "hello@mallee.example",
			links: [github],
		}),
	).toContain(': origin, email, the link "Code".');
	expect(leftExamples({ ...own, name: "Mallee", links: [github] })).toBe(
		undefined,
	);
});

it("names the sample's certificates, and the policies that still have its day", () => {
	const badges = ["ISO 27001:2013", "SOC 2 Type II"];
	const sample = "March 15, 2024";
	const policies = [
		{ policy: "privacy", updated: sample },
		{ policy: "terms", updated: "May 2, 2027" },
		{ policy: "imprint" },
		{
			policy: "security-policy",
			updated: sample,
			badges: [...badges, "PCI DSS", "GDPR Compliant"],
		},
	];
	const note = leftExamples(own, policies);
	expect(note).toContain("security-policy.md still has the certificates");
	expect(note).toContain(`are dated ${sample}, as the sample's: privacy.md,`);
	expect(note).toContain(" security-policy.md.");
	expect(note).not.toContain("terms.md");
	expect(leftExamples({ ...own, name: "Mallee" }, policies)).toBe(undefined);
	expect(
		leftExamples(own, [
			{ policy: "security-policy", updated: "May 2, 2027", badges },
		]),
	).toBe(undefined);
});
