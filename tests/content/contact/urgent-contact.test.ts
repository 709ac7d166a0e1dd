import { afterEach, expect, it, vi } from "vitest";
import * as words from "#content/copy/interface/urgent.yaml";
import { fill } from "#content/fill.ts";
import { site } from "#content/site.ts";

const urgent = { heading: "Now?", say: ["Who you are", "What you see"] };

afterEach(() => vi.doUnmock("#content/site.ts"));

it("is support's telephone number, around the clock, if it is staffed", async () => {
	expect(
		await contactOf({ supportPhoneNumber: "+61 2 5550 0124" }),
	).toMatchObject({
		icon: "phone",
		label: fill(words.callLabel, { number: "+61 2 5550 0124" }),
		href: "tel:+61255500124",
		note: words.atAnyHour,
	});
});

it("otherwise is the office's number, with its hours if they are set", async () => {
	const phoneNumber = "+61 2 5550 0100";
	const businessHours = "09:00 - 17:00";
	expect(await contactOf({ phoneNumber, businessHours })).toMatchObject({
		href: "tel:+61255500100",
		note: fill(words.inHours, { hours: businessHours }),
	});
	expect(await contactOf({ phoneNumber })).toMatchObject({ note: "" });
});

it("is an email link that says there is no telephone, if there is none", async () => {
	expect(await contactOf({ email: "a+b@site.example" })).toEqual({
		...urgent,
		icon: "mail",
		label: fill(words.writeLabel, { email: "a+b@site.example" }),
		href: `mailto:a+b@site.example?subject=${encodeURIComponent(words.subject)}`,
		note: words.withoutNumber,
		sayHeading: words.sayHeading,
	});
});

/** Loads the content for a site with only these ways to contact it. */
async function contactOf(ways: Partial<typeof site>) {
	vi.resetModules();
	vi.doMock("#content/site.ts", () => ({
		site: {
			...site,
			supportPhoneNumber: "",
			phoneNumber: "",
			businessHours: "",
			...ways,
		},
	}));
	const { urgentContact } = await import("#content/contact/urgent-contact.ts");
	return urgentContact(urgent, words);
}
