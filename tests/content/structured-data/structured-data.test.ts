import { describe, expect, it } from "vitest";
import categories from "#content/copy/lists/categories.yaml";
import flowforge from "#content/copy/products/flowforge.yaml";
import { site } from "#content/site.ts";
import { jobPosting } from "#content/structured-data/job-posting.ts";
import { organization } from "#content/structured-data/organization.ts";
import { serviceCatalog } from "#content/structured-data/service.ts";
import {
	extensionThing,
	productThing,
} from "#content/structured-data/software.ts";
import { webPage } from "#content/structured-data/web-page.ts";
import { webSite } from "#content/structured-data/web-site.ts";
import { extensions, services } from "../support/content-files.ts";

const meta = { title: "A page", description: "What it says" };

describe("a job", () => {
	const first = {
		title: "Boat builder",
		department: "Yard",
		location: "Perth",
		type: "Full-time" as const,
		posted: "2026-03-15",
		summary: "Builds boats of wood and of steel, and mends them.",
	};
	const place = { city: "Perth", region: "WA", country: "AU" };
	const job = { ...first, place };

	it("with a place says where", () => {
		expect(jobPosting(job)).toMatchObject({
			employmentType: "FULL_TIME",
			datePosted: job.posted,
			jobLocation: {
				address: {
					addressLocality: "Perth",
					addressRegion: "WA",
					addressCountry: "AU",
				},
			},
		});
		expect(jobPosting(job)).not.toHaveProperty("jobLocationType");
	});

	it("without one is remote, and says who may apply", () => {
		const { place: _, ...rest } = job;
		const posting = jobPosting({ ...rest, applicantsFrom: "Australia" });
		expect(posting).toMatchObject({
			jobLocationType: "TELECOMMUTE",
			applicantLocationRequirements: { "@type": "Country", name: "Australia" },
		});
		expect(posting).not.toHaveProperty("jobLocation");
	});
});

it("the company lists no link that the site does not show", () => {
	expect(organization()).toMatchObject({
		address: site.suburbAddress,
		sameAs: expect.not.arrayContaining([""]),
	});
});

it("the site's search has its words at the end of the address", () => {
	expect(webSite()).toMatchObject({
		potentialAction: {
			target: { urlTemplate: `${site.origin}/?search={search_term_string}` },
		},
	});
});

it("a category's offer catalog lists each service that it is given, in order", () => {
	const [category] = categories;
	if (!category) throw new Error("there is no category");
	const some = services.slice(0, 3).map(({ value }) => value);
	expect(serviceCatalog(category, some)).toMatchObject({
		itemListElement: some.map(({ pageTitle }) => ({
			itemOffered: { name: pageTitle },
		})),
	});
});

it("the platform and its extensions name each other, and no price", () => {
	const all = extensions.map(({ value }) => value);
	const platform = productThing(flowforge, all);
	expect(platform).toMatchObject({
		softwareAddOn: all.map(({ name }) => ({ name })),
	});
	for (const extension of all) {
		expect(extensionThing(extension, flowforge)).toMatchObject({
			isPartOf: { name: flowforge.productName },
		});
	}
	for (const key of ["offers", "aggregateRating", "review"]) {
		expect(platform).not.toHaveProperty(key);
	}
});

it.each([
	["/", "WebPage"],
	["/company/about", "AboutPage"],
	["/company/contact", "ContactPage"],
	["/resources/blog", "CollectionPage"],
	["/services/cloud", "CollectionPage"],
	["/services/id/cloud/finops", "WebPage"],
])("%s is a %s", (path, type) => {
	expect(webPage(path, meta)).toMatchObject({ "@type": type, name: "A page" });
});

it("a page says when it changed only where it knows", () => {
	expect(
		webPage("/legal/terms", meta, { changed: "2024-03-15" }),
	).toMatchObject({ dateModified: "2024-03-15" });
	expect(webPage("/", meta)).not.toHaveProperty("dateModified");
});
