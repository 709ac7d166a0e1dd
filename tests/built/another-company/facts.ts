import type { FeedSource } from "#content/feeds/sources.ts";
import type { site } from "#content/site.ts";

/**
 * Changes every fact of site.ts, includes all characters that are special to a format, and empties
 * every fact that may be empty.
 */
export const anotherSite: typeof site = {
	name: `Núñez & O'Brien <"$&Ω"> Pty Ltd`,
	id: "",
	tagLine: "",
	origin: "https://nunez-obrien.example",
	description: `{site.name} mends boats, and has nothing to do with clouds.`,
	email: "hola+web@correo.nunez-obrien.example",
	securityEmail: "",
	securityKey: "",
	pressEmail: "",
	operationsEmail: "alarmas@otro-correo.example",
	phoneNumber: "",
	supportPhoneNumber: "",
	supportEmail: "",
	streetAddress: "",
	suburbAddress: "",
	businessHours: "",
	businessNumber: "",
	links: [],
	feedProxy: "",
};

/** One of the site's own sources, and one that it never had. */
export const otherSources: FeedSource[] = [
	{
		name: "AWS Open Source",
		url: "https://aws.amazon.com/blogs/opensource/feed/",
	},
	{
		name: `Fish & "Chips" <daily>`,
		url: "https://fish.example/feed?a=1&b=2",
	},
];
