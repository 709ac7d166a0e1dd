import { describe, expect, it } from "vitest";
import { contactWords } from "#content/contact/words.ts";
import { feedSources } from "#content/news/sources.ts";
import about from "#content/pages/about.ts";
import advisories from "#content/pages/advisories.ts";
import blog from "#content/pages/blog.ts";
import careers from "#content/pages/careers.ts";
import cookies from "#content/pages/cookies.ts";
import docs from "#content/pages/docs.ts";
import home from "#content/pages/home.ts";
import missing from "#content/pages/missing.ts";
import notFound from "#content/pages/not-found.ts";
import partners from "#content/pages/partners.ts";
import privacy from "#content/pages/privacy.ts";
import research from "#content/pages/research.ts";
import securityPolicy from "#content/pages/security-policy.ts";
import terms from "#content/pages/terms.ts";
import flowforge from "#content/products/flowforge.ts";
import { categories } from "#content/services/categories.ts";
import { site } from "#content/site.ts";
import { extensions, nameOf, services } from "./support/content-files.ts";
import { visibleTexts } from "./support/texts.ts";

// What the specification names or quotes. An editor may add to the lists; whoever makes the
// site another company's changes this file with the words.

const serviceIds = {
	"ai-ml":
		"strategy-governance model-development computer-vision data-safety agent-automation chatbots mlops",
	cloud: "containers cloudsec devsecops migrations finops serverless",
	"cyber-security":
		"cloud-security-governance container-security pentesting incident-response xdr security-awareness-training ssd-review ssd-framework",
	digital:
		"software-development software-architecture iot-embedded-systems ci-cd-optimization application-modernization api-development-integration",
};

describe("§2, services", () => {
	it.each(Object.entries(serviceIds))(
		"%s has every service that the table names, listed",
		(categoryId, ids) => {
			const listed = services
				.filter(({ where }) => where.startsWith(`services/${categoryId}/`))
				.filter(({ value }) => value.listed)
				.map(nameOf);
			expect(listed).toEqual(expect.arrayContaining(ids.split(" ")));
		},
	);

	it("containersec is a service of cloud that no menu lists", () => {
		const file = services.find(
			({ where }) => where === "services/cloud/containersec",
		);
		expect(file?.value.listed).toBe(false);
	});

	it("the four categories have their titles", () => {
		expect(categories.map(({ id, title }) => [id, title])).toEqual([
			["ai-ml", "AI & Machine Learning Solutions"],
			["cloud", "Cloud Solutions"],
			["cyber-security", "Cyber Security Solutions"],
			["digital", "Digital Engineering Solutions"],
		]);
	});

	it("every call to action leads to the contact page", () => {
		const others = services
			.filter(
				({ value }) =>
					value.callToAction &&
					!value.callToAction.buttonLink.startsWith("/company/contact"),
			)
			.map(({ where }) => where);
		expect(others).toEqual([]);
	});

	it("a lifecycle has the steps 1 to 5", () => {
		const wrong = services
			.filter(({ value }) => value.serviceLifecycleFlow)
			.filter(
				({ value }) =>
					value.serviceLifecycleFlow?.lifecycleItems
						.map(({ step }) => step)
						.join() !== "1,2,3,4,5",
			)
			.map(({ where }) => where);
		expect(wrong).toEqual([]);
	});
});

describe("§2, platform", () => {
	it("the platform has its six extensions", () => {
		expect(extensions.map(nameOf)).toEqual(
			expect.arrayContaining([
				"data-miner",
				"estimation-insights",
				"process-optimiser",
				"secure-code-agent",
				"construct-iq",
				"construct-ops-iq",
			]),
		);
	});

	it("the platform has the features ai-powered, deployment and integrations", () => {
		expect(flowforge.productFeatures.map(({ id }) => id)).toEqual(
			expect.arrayContaining(["ai-powered", "deployment", "integrations"]),
		);
	});

	it.each([
		/800/,
		/70B/,
		/8GB/,
		/VMware/,
		/Rancher/,
		/K3S/,
		/air-gapped/i,
		/Python/,
		/TypeScript/,
		/webhooks/i,
		/REST API/,
		/drag-and-drop/i,
		/24\/7/,
		/queu/,
		/quanti[sz]ed/i,
	])("the platform page makes the claim %s of §1", (claim) => {
		expect(textOf(flowforge)).toMatch(claim);
	});
});

describe("§2, company", () => {
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
		expect(careers.jobs.map(({ location }) => location)).toEqual(
			expect.arrayContaining(["Sydney", "Melbourne", "Remote"]),
		);
		expect(new Set(careers.jobs.map(({ type }) => type))).toEqual(
			new Set(["Full-time"]),
		);
	});

	it("Partners has six cards at least", () => {
		expect(partners.partners.length).toBeGreaterThanOrEqual(6);
		expect(partners.closing.action.label).toBe("Become a Partner");
	});

	it("the contact facts and the hidden category are as written", () => {
		expect(site.businessHours).toBe("09:00 - 18:00 (GMT +10:00)");
		expect(site.streetAddress).toBe("");
		expect(site.links.filter(({ href }) => href)).toHaveLength(5);
		expect(contactWords.category).toBe("General Enquiry");
		expect(contactWords.rejected).toBe(
			"An error occurred while sending your message",
		);
		expect(contactWords.unreachable).toBe(
			"Failed to send message. Please try again later.",
		);
	});
});

describe("§2, home", () => {
	it("has its two buttons", () => {
		expect([home.primary, home.secondary]).toEqual([
			{ label: "Get in Touch", href: "/company/contact?general" },
			{ label: "Latest News", href: "/resources/blog" },
		]);
	});
});

describe("§2, resources", () => {
	it("the news has eight sources, each with its own name and https address", () => {
		expect(feedSources.length).toBeGreaterThanOrEqual(8);
		for (const key of ["name", "url"] as const) {
			const values = feedSources.map((source) => source[key]);
			expect(new Set(values).size).toBe(values.length);
		}
		expect(feedSources.every(({ url }) => url.startsWith("https://"))).toBe(
			true,
		);
	});

	it("the news and research pages say their words", () => {
		expect(blog).toMatchObject({
			heading: "Latest Insights & News",
			error: {
				heading: "Error loading blog posts",
				text: "Please try again later",
			},
			empty: {
				heading: "No posts found",
				text: "Try adjusting your search or filter criteria",
			},
		});
		expect(research).toMatchObject({
			heading: "Research & Innovation",
			error: {
				heading: "Error loading research papers",
				text: "Please try again later",
			},
			empty: {
				heading: "No papers found",
				text: "Try adjusting your search or filter criteria",
			},
		});
	});

	it("the docs sidebar has its nine entries under /docs/", () => {
		expect(
			docs.sidebar.map(({ heading, links }) => [
				heading,
				...links.map(({ label }) => label),
			]),
		).toEqual([
			["Getting Started", "Introduction", "Quick Start", "Installation"],
			["Core Concepts", "Architecture", "Security Model", "Best Practices"],
			["Guides", "Cloud Integration", "Security Setup", "Monitoring"],
		]);
		const hrefs = docs.sidebar.flatMap(({ links }) =>
			links.map(({ href }) => href),
		);
		expect(hrefs.filter((href) => !href.startsWith("/docs/"))).toEqual([]);
	});

	it("there are three advisories at least, one of them MSEC-2024-001", () => {
		const ids = advisories.advisories.map(({ id }) => id);
		expect(ids.length).toBeGreaterThanOrEqual(3);
		expect(ids).toContain("MSEC-2024-001");
		expect(new Set(ids).size).toBe(ids.length);
	});
});

describe("§2, legal", () => {
	it.each([
		["Cookie Policy", cookies],
		["Privacy Policy", privacy],
		["Terms of Service", terms],
	])("%s is of March 15, 2024", (heading, page) => {
		expect(page).toMatchObject({ heading, updated: "March 15, 2024" });
	});

	it("each policy has the sections that the specification names", () => {
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

	it("the terms are under Australian law and give 30 days' notice", () => {
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
			{ label: "Contact Security Team", href: "/company/contact" },
			{ label: "View Security Advisories", href: "/resources/security" },
		]);
	});
});

describe("§2 and §8, what is not there", () => {
	it("says so in the words of the catalogue", () => {
		expect(notFound).toMatchObject({
			heading: "Page Not Found",
			text: "The page you're looking for doesn't exist or has been moved.",
			actions: [
				{ label: "Return Home", href: "/" },
				{ label: "Contact Support", href: "/company/contact" },
			],
		});
		expect(missing.service.heading).toBe("Service Not Found");
		expect(missing.service.back.href).toBe("/");
		expect(missing.extension.heading).toBe("Extension Not Found");
		expect(missing.extension.back.href).toBe("/products/flowforge");
	});
});

function headingsOf(page: { sections: { heading: string }[] }): string[] {
	return page.sections.map(({ heading }) => heading);
}

function textOf(value: unknown): string {
	return visibleTexts(value)
		.map(({ text }) => text)
		.join("\n");
}
