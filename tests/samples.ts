import { feedSources } from "#content/feeds/sources.ts";
import { openJobs } from "#content/open-jobs.ts";
import { categoryPath, platformId, servicePath } from "#content/routes.ts";
import { slugify } from "#content/slug.ts";
import { copy } from "./copy.ts";

// Content that tests need an example of, whichever company it is.

export const platform =
	copy.products.find(({ productId }) => productId === platformId) ??
	missing("platform");
/** A company may have none. */
export const [extension] = copy.extensions.toSorted(
	(a, b) => a.order - b.order,
);

const listed = copy.services.filter((service) => service.listed);
/** FinOps, whose name is quick to type and unique; a company without it uses another service. */
export const service =
	listed.find(({ id }) => id === "finops") ?? listed[0] ?? missing("service");
export const serviceHref = servicePath(service.categoryId, service.id);
/** A query whose first result it is. */
export const serviceQuery = service.pageTitle.toLowerCase();
/** Its file below copy/. */
export const serviceFile = `services/${service.categoryId}/${service.id}.yaml`;
/** The others of its category; it may be the only one. */
export const neighbours = copy.services.filter(
	({ categoryId, id }) =>
		categoryId === service.categoryId && id !== service.id,
);
/** A heading well below the top of its page, and its id. */
export const serviceHeading =
	service.serviceLifecycleFlow?.heading ??
	service.serviceCards[0]?.title ??
	missing("card");
export const serviceHeadingId = slugify(serviceHeading);

export const category =
	copy.categories.find(({ id }) => id === service.categoryId) ??
	missing("category");
export const categoryHref = categoryPath(category.id);
/** The longest word of its name: a query with several results. */
export const categoryQuery = category.menu.label
	.toLowerCase()
	.split(" ")
	.reduce((a, b) => (b.length > a.length ? b : a));
/** Another category; a company may have only one. */
export const otherCategory = copy.categories.find(
	({ id }) =>
		id !== category.id && listed.some(({ categoryId }) => categoryId === id),
);

export const categoryIds = copy.categories.map(({ id }) => id);
export const extensionCount = copy.extensions.length;
/** A category with a picture; a company may have none. */
export const drawnCategory = copy.categories.find(({ picture }) => picture);
/** A service whose figure is a drawing with lines, in a category with a figure; a company may have none. */
export const figured = listed.flatMap((one) => {
	const home = copy.categories.find(({ id }) => id === one.categoryId);
	const isDrawn = one.figure?.kind === "flow";
	return isDrawn && home?.figure ? [{ service: one, category: home }] : [];
})[0];

/** A service whose figure is a chart of lines; a company may have none. */
export const charted = [service, ...listed].find(
	({ figure }) => figure?.kind === "line",
);

/** A company may have none of these. */
export const jobs = openJobs(copy.jobs, Date.now()).toSorted(
	(a, b) => a.order - b.order,
);
export const jobTitles = jobs.map(({ title }) => title);
/** A fact that the search shows; a company may have none of this id. */
export const factOf = (id: string) =>
	copy.answers.find((answer) => answer.id === id);
/** What visitors may call such a fact: the first of its other names, or else its title. */
export const otherNameOf = (id: string): string => {
	const { alsoCalled, title = "" } = factOf(id) ?? {};
	return alsoCalled?.split(",")[0]?.trim() ?? title;
};
/** A company may have published none. */
export const [advisory] = copy.advisories;
/** @throws if there is no such service */
export const serviceOf = (id: string) =>
	copy.services.find((one) => one.id === id) ?? missing(`service ${id}`);
/** @throws if there is no such policy */
export const policyHeading = (id: string): string =>
	copy.policies.find(({ policy }) => policy === id)?.heading ??
	missing(`policy ${id}`);
/** The newest article of the fake feeds is the first source's. */
export const firstSource = feedSources[0]?.name ?? missing("news source");

function missing(what: string): never {
	throw new Error(`content has no ${what}`);
}
