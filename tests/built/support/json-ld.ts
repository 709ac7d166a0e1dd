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

type Rule = (value: unknown, node: Node) => boolean;

const isText: Rule = (value) =>
	typeof value === "string" && value.trim() !== "";
const isAbsentOrText: Rule = (value, node) =>
	value === undefined || isText(value, node);
const isAddress: Rule = (value) =>
	typeof value === "string" && /^https:\/\//.test(value) && URL.canParse(value);
const isDay: Rule = (value) =>
	typeof value === "string" &&
	/^\d{4}-\d{2}-\d{2}$/.test(value) &&
	!Number.isNaN(Date.parse(value));
const isMoment: Rule = (value) =>
	typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:]{8}Z$/.test(value);
const isSalary: Rule = (value) => {
	const { currency, value: range } = Object(value);
	return (
		/^[A-Z]{3}$/.test(currency) &&
		range.minValue > 0 &&
		range.maxValue >= range.minValue &&
		/^(HOUR|DAY|WEEK|MONTH|YEAR)$/.test(range.unitText)
	);
};
const isList: Rule = (value) => Array.isArray(value) && value.length > 0;
const has =
	(...keys: string[]): Rule =>
	(value) =>
		keys.every((key) => isText((value as Node | undefined)?.[key], {}));

/**
 * What Google requires of a type before it shows it as a rich result, and what schema.org's own
 * definition needs. Software has no price and no reviews here: it is understood, but not shown with
 * stars.
 */
const rules: Record<string, Record<string, Rule>> = {
	Organization: {
		name: isText,
		url: isAddress,
		logo: isAddress,
		sameAs: (value) =>
			value === undefined ||
			(isList(value, {}) &&
				(value as unknown[]).every((v) => isAddress(v, {}))),
		contactPoint: has(
			"contactType",
			"email",
			...(urgentNumber ? ["telephone"] : []),
		),
		telephone: isAbsentOrText,
		address: isAbsentOrText,
		slogan: isAbsentOrText,
	},
	WebSite: {
		name: isText,
		url: isAddress,
		potentialAction: (value) => {
			const action = value as { target: { urlTemplate: string } } & Node;
			return (
				action["@type"] === "SearchAction" &&
				action.target.urlTemplate.includes("{search_term_string}") &&
				action["query-input"] === "required name=search_term_string"
			);
		},
	},
	WebPage: {
		url: isAddress,
		name: isText,
		description: isText,
		isPartOf: has("@id"),
	},
	BreadcrumbList: {
		itemListElement: (value) =>
			isList(value, {}) &&
			(value as Node[]).length > 1 &&
			(value as Node[]).every(
				(item, index) =>
					item["@type"] === "ListItem" &&
					item.position === index + 1 &&
					isText(item.name, {}) &&
					isAddress(item.item, {}),
			),
	},
	Service: {
		name: isText,
		description: isText,
		serviceType: isText,
		url: isAddress,
		provider: has("@type", "name", "url"),
	},
	OfferCatalog: {
		name: isText,
		// A category may have no service yet.
		itemListElement: (value) =>
			value === undefined ||
			(isList(value, {}) &&
				(value as { itemOffered: Node }[]).every(({ itemOffered }) =>
					has("@type", "name", "url")(itemOffered, {}),
				)),
	},
	SoftwareApplication: {
		name: isText,
		description: isText,
		url: isAddress,
		image: isAddress,
		applicationCategory: (value) => value === "BusinessApplication",
		featureList: isList,
		publisher: has("name", "url"),
		offers: (value) => value === undefined,
		aggregateRating: (value) => value === undefined,
		review: (value) => value === undefined,
	},
	JobPosting: {
		validThrough: isMoment,
		baseSalary: isSalary,
		title: isText,
		description: isText,
		datePosted: isDay,
		employmentType: (value) =>
			/^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN)$/.test(String(value)),
		hiringOrganization: has("name", "url", "logo"),
		jobLocation: (value, { jobLocationType }) =>
			jobLocationType === "TELECOMMUTE" ||
			has(
				"addressLocality",
				"addressRegion",
				"addressCountry",
			)((value as Node | undefined)?.address, {}),
		applicantLocationRequirements: (value, { jobLocationType }) =>
			jobLocationType !== "TELECOMMUTE" || has("@type", "name")(value, {}),
	},
	FAQPage: {
		mainEntity: (value) =>
			isList(value, {}) &&
			(value as Node[]).every(
				(question) =>
					question["@type"] === "Question" &&
					isText(question.name, {}) &&
					has("text")(question.acceptedAnswer, {}),
			),
	},
};

for (const kind of ["AboutPage", "ContactPage", "CollectionPage"]) {
	rules[kind] = rules.WebPage ?? {};
}

/**
 * Formats one line per property of an item that is missing or wrong, or per type without a rule.
 */
export function missingProperties(node: Node): string[] {
	const type = String(node["@type"]);
	const wanted = rules[type];
	if (!wanted) return [`no rule for ${type}`];
	return Object.entries(wanted)
		.filter(([key, isRight]) => !isRight(node[key], node))
		.map(([key]) => `${type}: ${key} is ${JSON.stringify(node[key])}`);
}
