import type { FeedSource } from "#content/feeds/sources.ts";
import type { site } from "#content/site.ts";

/** Every fact of site.ts other, with all characters that mean something to a format, and every one that may be empty, empty. */
export const anotherSite: typeof site = {
	name: `Núñez & O'Brien <"Ω"> Pty Ltd`,
	id: "",
	tagLine: "",
	origin: "https://nunez-obrien.example",
	description: `Núñez & O'Brien <"Ω"> mends boats, and has nothing to do with clouds.`,
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

/** One source of the site's own, and one that it never had. */
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
