import { fillCompanyName } from "./fill-company-name.ts";
import { site } from "./site.ts";

/** What the company is, in one sentence that contains its name. */
export const siteDescription = fillCompanyName(site.description, "{site.name}");
