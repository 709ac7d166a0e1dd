import { expect, it } from "vitest";
import { telHref } from "#content/contact/details.ts";
import { siteSchema } from "#content/schema/site.ts";
import { site } from "#content/site.ts";

it.each([
	["+61 2 5550 0100", "tel:+61255500100"],
	["+61\u00a02\u00a05550\u00a00100", "tel:+61255500100"],
	["+44 (0)20 7946 0000", "tel:+442079460000"],
	["(02) 5550 0100", "tel:0255500100"],
	["(0)2 5550 0100", "tel:0255500100"],
	["030/5550-100", "tel:0305550100"],
	["+1-202-555-0100", "tel:+12025550100"],
	["+33 1.99.00.00.00", "tel:+33199000000"],
	["13 11 14", "tel:131114"],
	["0044 (0)20 7946 0000", "tel:+442079460000"],
	// 0011 is Australia's own prefix for other countries.
	["0011 44 20 7946 0000", "tel:0011442079460000"],
])("%s is dialled as %s, and accepted in site.ts", (number, link) => {
	expect(telHref(number)).toBe(link);
	expect(isAccepted(number)).toBe(true);
});

it.each([
	"1300 MALLEE",
	"+61 2 5550 0100 ext. 5",
	"02 5550 0100 / 02 5550 0101",
	"12",
	"call us",
	"+",
	" ",
])("%j cannot be dialled, and is not accepted in site.ts", (number) => {
	expect(isAccepted(number)).toBe(false);
});

it("a company may have no telephone", () => {
	expect(isAccepted("")).toBe(true);
});

function isAccepted(phoneNumber: string): boolean {
	return siteSchema.safeParse({ ...site, phoneNumber }).success;
}
