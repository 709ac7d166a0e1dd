import { describe, expect, it } from "vitest";
import categories from "#content/copy/lists/categories.yaml";
import { site } from "#content/site.ts";
import { jobPosting } from "#content/structured-data/job-posting.ts";
import { organization } from "#content/structured-data/organization.ts";
import { serviceCatalog } from "#content/structured-data/service.ts";
import {
	extensionThing,
	productThing,
} from "#content/structured-data/software.ts";
import { webPage } from "#content/structured-data/web-page.ts";
import { extensions, services } from "#tests/content/support/content-files.ts";
import { platform } from "#tests/samples.ts";

const meta = { title: "A page", description: "What it says" };

describe("a job", () => {
	const first = {
		id: "boat-builder",
		order: 1,
		meta,
		title: "Boat builder",
		department: "Yard",
		location: "Perth",
		type: "Full-time" as const,
		posted: "2026-03-15",
		closes: "2026-05-31",
		salary: {
			...{ from: 90_000, to: 110_000, currency: "AUD", per: "year" as const },
			note: "Superannuation is paid on top.",
		},
		summary: "Builds boats of wood and of steel, and mends them.",
		work: ["Lay keels"],
		skills: ["A steady hand"],
	};
	const place = { city: "Perth", region: "WA", country: "AU" };
	const job = { ...first, place };

	it("with a location states it", () => {
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

	it("states the salary, and ends with its closing date", () => {
		const salary = {
			...{ from: 90.5, to: 120, currency: "EUR", per: "hour" as const },
			note: "Less than <before> & after",
		};
		const posting = jobPosting({ ...job, closes: "2026-02-28", salary });
		expect(posting).toMatchObject({
			validThrough: "2026-02-28T23:59:59Z",
			baseSalary: {
				currency: "EUR",
				value: { minValue: 90.5, maxValue: 120, unitText: "HOUR" },
			},
			description: expect.stringContaining(
				"Less than &lt;before&gt; &amp; after",
			),
		});
	});

	it("without a location is remote, and states who may apply", () => {
		const { place: _, ...rest } = job;
		const posting = jobPosting({ ...rest, applicantsFrom: "Australia" });
		expect(posting).toMatchObject({
			jobLocationType: "TELECOMMUTE",
			applicantLocationRequirements: { "@type": "Country", name: "Australia" },
		});
		expect(posting).not.toHaveProperty("jobLocation");
	});
});

it("the company has its address, and lists no link that the site does not show", () => {
	const { streetAddress, suburbAddress } = site;
	const address = [streetAddress, suburbAddress].filter(Boolean).join(", ");
	const sameAs = site.links.map(({ href }) => href).filter(Boolean);
	// A company may have neither.
	expect({ address: "", sameAs: [], ...Object(organization()) }).toMatchObject({
		...{ address, sameAs },
	});
});

it("a category's offer catalog lists each of its services, in order", () => {
	const [category] = categories;
	if (!category) throw new Error("there is no category");
	const some = services.slice(0, 3).map(({ value }) => value);
	expect(serviceCatalog(category, some)).toMatchObject({
		itemListElement: some.map(({ pageTitle }) => ({
			itemOffered: { name: pageTitle },
		})),
	});
});

it("the platform and its extensions refer to each other, and state no price", () => {
	const all = extensions.map(({ value }) => value);
	const thing = productThing(platform, all);
	expect(thing).toMatchObject({
		...(all.length > 0 && { softwareAddOn: all.map(({ name }) => ({ name })) }),
	});
	for (const extension of all) {
		expect(extensionThing(extension, platform)).toMatchObject({
			isPartOf: { name: platform.productName },
		});
	}
	const things = [thing, ...all.map((each) => extensionThing(each, platform))];
	for (const key of ["offers", "aggregateRating", "review"]) {
		for (const thing of things) expect(thing).not.toHaveProperty(key);
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

it("a page states when it changed only if known", () => {
	expect(
		webPage("/legal/terms", meta, { changed: "2024-03-15" }),
	).toMatchObject({ dateModified: "2024-03-15" });
	expect(webPage("/", meta)).not.toHaveProperty("dateModified");
});
