import catalogue from "virtual:catalogue";
import contact from "#content/pages/contact.ts";

/**
 * The beginning of the message for a recognised query; empty for any other.
 * @param search the address's query, for example "?category=?product_demo&id=flowforge"
 */
export function prefillFor(search: string): string {
	const query = new URLSearchParams(search);
	const { prefill } = contact;
	if (query.get("category") === "?product_demo") {
		const product = catalogue.products.find(({ id }) => id === query.get("id"));
		return product ? prefill.demo.replace("{product}", product.label) : "";
	}
	const role = query.get("role")?.slice(0, 80);
	if (role) return prefill.role.replace("{role}", role);
	if (query.has("support")) return prefill.support;
	if (query.has("partner")) return prefill.partner;
	return "";
}
