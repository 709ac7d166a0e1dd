import { z } from "zod";
import { urgentNumber } from "#content/contact/further-contacts.ts";

export type Node = Record<string, unknown>;

/**
 * Returns the items of a page's structured data. @throws if the page does not have exactly one
 * block, or it is not JSON
 */
export function nodesOf(html: string): Node[] {
	const head = html.slice(0, html.indexOf("</head>"));
	const blocks = [
		...head.matchAll(
			/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
		),
	].map(([, text = ""]) => text);
	if (blocks.length !== 1) throw new Error(`${blocks.length} blocks`);
	const graph = JSON.parse(blocks[0] ?? "");
	if (graph["@context"] !== "https://schema.org") throw new Error("no context");
	return graph["@graph"];
}

/** Returns the types of all items on a page. */
export function typesOf(html: string): unknown[] {
	return nodesOf(html).map((node) => node["@type"]);
}

/** Returns every address in it: of items, their pages and their pictures. */
export function addressesIn(value: unknown): string[] {
	if (typeof value === "string") {
		return /^https?:\/\/\S+$/.test(value) && !value.includes("{")
			? [value]
			: [];
	}
	if (value === null || typeof value !== "object") return [];
	return Object.values(value).flatMap(addressesIn);
}

const text = z.string().regex(/\S/);
const address = z.url({ protocol: /^https$/ });
const named = z.object({ name: text, url: address });
const typed = named.extend({ "@type": text });

const webPage = z.object({
	url: address,
	name: text,
	description: text,
	isPartOf: z.object({ "@id": text }),
});

/**
 * What Google requires of a type before it shows it as a rich result, and what schema.org's own
 * definition needs. Software has no price and no reviews here: it is understood, but not shown with
 * stars.
 */
const schemas: Record<string, z.ZodType> = {
	Organization: named.extend({
		logo: address,
		sameAs: z.array(address).nonempty().optional(),
		contactPoint: z.object({
			contactType: text,
			email: text,
			...(urgentNumber && { telephone: text }),
		}),
		telephone: text.optional(),
		address: text.optional(),
		slogan: text.optional(),
	}),
	WebSite: named,
	WebPage: webPage,
	AboutPage: webPage,
	ContactPage: webPage,
	CollectionPage: webPage,
	BreadcrumbList: z.object({
		itemListElement: z
			.array(
				z.object({
					"@type": z.literal("ListItem"),
					position: z.number(),
					name: text,
					item: address,
				}),
			)
			.min(2)
			.refine((items) =>
				items.every(({ position }, index) => position === index + 1),
			),
	}),
	Service: named.extend({
		description: text,
		serviceType: text,
		provider: typed,
	}),
	OfferCatalog: z.object({
		name: text,
		// A category may have no service yet.
		itemListElement: z
			.array(z.object({ itemOffered: typed }))
			.nonempty()
			.optional(),
	}),
	SoftwareApplication: named.extend({
		description: text,
		image: address,
		applicationCategory: z.literal("BusinessApplication"),
		featureList: z.array(text).nonempty(),
		publisher: named,
		offers: z.never().optional(),
		aggregateRating: z.never().optional(),
		review: z.never().optional(),
	}),
	JobPosting: z
		.object({
			title: text,
			description: text,
			datePosted: z.iso.date(),
			validThrough: z.iso.datetime({ precision: 0 }),
			employmentType: z.enum([
				"FULL_TIME",
				"PART_TIME",
				"CONTRACTOR",
				"TEMPORARY",
				"INTERN",
			]),
			baseSalary: z.object({
				currency: z.string().regex(/^[A-Z]{3}$/),
				value: z
					.object({
						minValue: z.number().positive(),
						maxValue: z.number(),
						unitText: z.enum(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]),
					})
					.refine(({ minValue, maxValue }) => maxValue >= minValue),
			}),
			hiringOrganization: named.extend({ logo: text }),
			jobLocationType: z.literal("TELECOMMUTE").optional(),
			applicantLocationRequirements: z
				.object({ "@type": text, name: text })
				.optional(),
			jobLocation: z
				.object({
					address: z.object({
						addressLocality: text,
						addressRegion: text,
						addressCountry: text,
					}),
				})
				.optional(),
		})
		.refine((job) =>
			job.jobLocationType ? job.applicantLocationRequirements : job.jobLocation,
		),
	FAQPage: z.object({
		mainEntity: z
			.array(
				z.object({
					"@type": z.literal("Question"),
					name: text,
					acceptedAnswer: z.object({ text }),
				}),
			)
			.nonempty(),
	}),
};

/** Formats what is missing or wrong in an item, or its type if that has no schema. */
export function missingProperties(node: Node): string[] {
	const type = String(node["@type"]);
	const schema = schemas[type];
	if (!schema) return [`no schema for ${type}`];
	const { error } = schema.safeParse(node);
	return error ? [`${type}: ${z.prettifyError(error)}`] : [];
}
