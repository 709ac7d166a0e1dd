import { expect, it } from "vitest";
import { searchGroups } from "#content/search/document.ts";
import { site } from "#content/site.ts";
import { copy } from "#tests/copy.ts";
import { hasOwnWords } from "./support/own-words.ts";

// This company's buttons, labels and messages, exactly as docs/behaviour.md quotes them. Except for
// those in behaviour/, all other tests read them from content. If you change one of these words,
// change it in both places; for a company of another name (own-words.ts) the test is skipped, and
// this file may be deleted.

it.runIf(hasOwnWords)("the interface has the words that are promised", () => {
	expect(copy).toMatchObject({
		menuWords: {
			sections: {
				home: "Home",
				products: "Products",
				services: "Services",
				resources: "Resources",
				company: "Company",
				legal: "Legal",
				contact: "Contact",
			},
			writeLabel: "Get in Touch",
		},
		searchWords: {
			placeholder: "Search everything...",
			noResults: 'No results found for "{query}"',
			groups: Object.fromEntries(searchGroups.map((name) => [name, name])),
		},
		home: {
			primary: { label: "Get in Touch", href: "/company/contact?general" },
			secondary: { label: "Latest News", href: "/resources/blog" },
			platform: { moreLabel: "Learn More" },
			services: { exploreLabel: "Explore" },
			closing: { action: { href: "/company/contact" } },
		},
		productPage: {
			demoButton: "Request Demo",
			featuresHeading: "Core Features",
			closing: { button: "Schedule Demo" },
		},
		extensionPicture: { moreLabel: "Learn More" },
		extensionPage: {
			back: { label: "Back to FlowForge" },
			demoButton: "Request Demo",
			useCasesHeading: "Use Cases",
			featuresLabel: "Key Features",
			benefitsLabel: "Benefits",
			closing: { heading: "Ready to Get Started", button: "Request Demo" },
		},
		categoryPage: {
			capabilitiesLabel: "Key Capabilities",
			moreLabel: "Learn More",
		},
		feedList: {
			allCategories: "All",
			showFewer: "Show Less",
			showMoreTags: "Show {count} More Tags",
			retry: "Try again",
		},
		blog: {
			heading: "Latest Insights & News",
			readLabel: "Read More",
			error: {
				heading: "Error loading blog posts",
				text: "Please try again later",
			},
			empty: {
				heading: "No posts found",
				text: "Try adjusting your search or filter criteria",
			},
		},
		research: {
			heading: "Research & Innovation",
			readLabel: "Read Paper",
			error: {
				heading: "Error loading research papers",
				text: "Please try again later",
			},
			empty: {
				heading: "No papers found",
				text: "Try adjusting your search or filter criteria",
			},
		},
		advisoriesPage: {
			allLabel: "All",
			detailsLabel: "View Details",
			moreLabel: "Load More Advisories",
		},
		careers: { heading: "Join Our Team", applyLabel: "Apply Now" },
		jobPage: { applyLabel: "Apply Now" },
		partnersPage: {
			visitLabel: "Visit Website",
			closing: { action: { label: "Become a Partner" } },
		},
		contact: {
			support: {
				heading: "Customer Support",
				action: { label: "Access Support Portal" },
			},
		},
		contactWords: {
			rejected: "An error occurred while sending your message",
			unreachable: "Failed to send message. Please try again later.",
		},
		notFound: {
			heading: "Page Not Found",
			text: "The page you're looking for doesn't exist or has been moved.",
			actions: [
				{ label: "Return Home", href: "/" },
				{ label: "Contact Support", href: "/company/contact" },
			],
		},
		missing: {
			service: {
				heading: "Service Not Found",
				back: { label: "Back to FlowForge", href: "/" },
			},
			extension: {
				heading: "Extension Not Found",
				back: { label: "Back to FlowForge", href: "/products/flowforge" },
			},
		},
	});
	const labels = Object.values(copy.menuWords.links).flatMap((links) =>
		links.map(({ label }) => label),
	);
	expect(labels).toEqual(
		expect.arrayContaining(["Blog", "Research", "About", "Contact"]),
	);
});

it.runIf(hasOwnWords)(
	"Contact has the hours, links and support that are promised",
	() => {
		expect(site.businessHours).toBe("09:00 - 18:00 (GMT +10:00)");
		expect(site.links.filter(({ href }) => href !== "")).toHaveLength(5);
		expect(copy.contact.support.text).toContain(
			"The support team is available 24/7",
		);
	},
);
