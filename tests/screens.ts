import {
	categoryPath,
	extensionPath,
	platformPath,
	routes,
	servicePath,
} from "#content/routes.ts";

/** One path for every kind of screen, by the name that its pictures get. */
export const screens: Record<string, string> = {
	home: routes.home,
	about: routes.about,
	careers: routes.careers,
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
