import type { SoftwareApplication } from "schema-dts";
import type { Extension, Product } from "#content/collections.ts";
import {
	extensionPath,
	platformPath,
	productPath,
	shareImagePath,
} from "#content/routes.ts";
import { addressOf, thingId } from "./address.ts";
import { namedOrganization } from "./organization.ts";

/** Describes a product and what it does. It has no price list or public reviews, so both are omitted. */
export function productThing(
	product: Product,
	extensions: Extension[],
): SoftwareApplication {
	const path = productPath(product.productId);
	return {
		"@type": "SoftwareApplication",
		"@id": thingId(path, "software"),
		name: product.productName,
		description: product.productDescription,
		url: addressOf(path),
		image: addressOf(shareImagePath(path)),
		applicationCategory: "BusinessApplication",
		featureList: product.productFeatures.map(({ title }) => title),
		publisher: namedOrganization(),
		...(extensions.length > 0 && {
			softwareAddOn: extensions.map(({ id, name }) => ({
				"@type": "SoftwareApplication" as const,
				"@id": thingId(extensionPath(id), "software"),
				name,
				url: addressOf(extensionPath(id)),
			})),
		}),
	};
}

/** Describes an extension and the platform to which it belongs. */
export function extensionThing(
	extension: Extension,
	platform: Product,
): SoftwareApplication {
	const path = extensionPath(extension.id);
	return {
		"@type": "SoftwareApplication",
		"@id": thingId(path, "software"),
		name: extension.name,
		description: extension.description,
		url: addressOf(path),
		image: addressOf(extension.screenshot),
		applicationCategory: "BusinessApplication",
		featureList: extension.features,
		publisher: namedOrganization(),
		isPartOf: {
			"@type": "SoftwareApplication",
			"@id": thingId(platformPath, "software"),
			name: platform.productName,
			url: addressOf(platformPath),
		},
	};
}
