import { openJobs } from "#content/open-jobs.ts";
import {
	categoryPath,
	extensionPath,
	jobPath,
	platformPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";

const [job] = openJobs(loadCopy().jobs, Date.now());

/** One path for every kind of screen, by the name that its pictures get. */
export const screens: Record<string, string> = {
	home: routes.home,
	about: routes.about,
	careers: routes.careers,
	...(job && { job: jobPath(job.id) }),
	contact: routes.contact,
	partners: routes.partners,
	privacy: routes.privacy,
	terms: routes.terms,
	cookies: routes.cookies,
	"security-policy": routes["security-policy"],
	platform: platformPath,
	extension: extensionPath("data-miner"),
	blog: routes.blog,
	docs: routes.docs,
	advisories: routes.advisories,
	research: routes.research,
	category: categoryPath("cloud"),
	service: servicePath("cloud", "finops"),
	"not-found": "/no/such-page",
	"extension-not-found": extensionPath("no-such"),
	"service-not-found": servicePath("cloud", "no-such"),
};
