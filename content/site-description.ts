import { site } from "./site.ts";

/** What the company is, in one sentence that contains its name. */
export const siteDescription = site.description.replaceAll(
	"{site.name}",
	() => site.name,
);
