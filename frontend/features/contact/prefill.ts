import contentIndex from "virtual:content-index";
import contact from "#content/copy/pages/contact.yaml";
import { fill } from "#content/fill.ts";
import { contactQuery } from "#content/routes.ts";

/**
 * Returns the start of the message for a recognised query; empty for any other.
 * @param search the URL's query, for example "?category=?product_demo&id=flowforge"
 */
export function prefillFor(search: string): string {
	const { prefill } = contact;
	const query = new URLSearchParams(search);
	if (query.get("category") === contactQuery.demo) {
		const name = nameOfDemo(query.get("id"), query.get(contactQuery.extension));
		return name && fill(prefill.demo, { product: name });
	}
	if (query.has(contactQuery.service)) {
		const name = nameOfService(query.get(contactQuery.service));
		return name && fill(prefill.service, { service: name });
	}
	const role = query.get(contactQuery.role)?.slice(0, 80);
	if (role) return fill(prefill.role, { role });
	if (query.has(contactQuery.support)) return prefill.support;
	if (query.has(contactQuery.partner)) return prefill.partner;
	if (query.has(contactQuery.security)) return prefill.security;
	return "";
}

/** "FlowForge", or "FlowForge Data Miner" if an extension is named. */
function nameOfDemo(productId: string | null, extensionId: string | null) {
	const product = contentIndex.products.find(({ id }) => id === productId);
	const extension = contentIndex.extensions.find(
		({ id }) => id === extensionId,
	);
	if (!product) return "";
	return extension ? `${product.label} ${extension.label}` : product.label;
}

/** "FinOps", or "Cloud" for the id of a category. */
function nameOfService(wanted: string | null) {
	const { categories } = contentIndex;
	const services = categories.flatMap((category) => category.services);
	return (
		[...services, ...categories].find(({ id }) => id === wanted)?.label ?? ""
	);
}
