import {
	extensionPath,
	platformPath,
	routes,
	servicePath,
} from "#content/routes.ts";
import {
	category,
	categoryHref,
	extension,
	serviceHref,
} from "#tests/samples.ts";

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
	extension: extensionPath(extension.id),
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
