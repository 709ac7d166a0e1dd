import {
	companyPath,
	extensionPath,
	jobPath,
	platformPath,
	policyPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import {
	category,
	categoryHref,
	extension,
	jobs,
	serviceHref,
} from "./samples.ts";

const [job] = jobs;

/** One path for every kind of screen, by the name of its pictures. */
export const screens: Record<string, string> = {
	home: routes.home,
	about: companyPath("about"),
	careers: routes.careers,
	...(job && { job: jobPath(job.id) }),
	contact: routes.contact,
	partners: routes.partners,
	privacy: policyPath("privacy"),
	terms: policyPath("terms"),
	cookies: policyPath("cookies"),
	"security-policy": policyPath("security-policy"),
	platform: platformPath,
	...(extension && { extension: extensionPath(extension.id) }),
	blog: routes.blog,
	docs: routes.docs,
	advisories: routes.advisories,
	research: routes.research,
	category: categoryHref,
	service: serviceHref,
	"not-found": "/no/such-page",
	"extension-not-found": extensionPath("no-such"),
	"service-not-found": servicePath(category.id, "no-such"),
};
