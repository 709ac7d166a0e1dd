import { afterEach, expect, it, vi } from "vitest";
import { site } from "#content/site.ts";

afterEach(() => vi.doUnmock("#content/site.ts"));

it.each([
	["Partner of {site.name}. Next.", "Partner of Acme Inc. Next."],
	["Partner of {site.name}.", "Partner of Acme Inc."],
	["Partner of {site.name}.\n\nNext.", "Partner of Acme Inc.\n\nNext."],
	["({site.name}.)", "(Acme Inc.)"],
	[
		"{site.name} helps, and {site.name}, too.",
		"Acme Inc. helps, and Acme Inc., too.",
	],
	["Wait for {site.name}...", "Wait for Acme Inc...."],
])(
	"a name with a full stop does not double the sentence's: %j",
	async (text, expected) => {
		expect(await filled(text, "Acme Inc.")).toBe(expected);
	},
);

it("a name without one leaves the sentence's", async () => {
	expect(await filled("Of {site.name}. Next.", "Acme")).toBe("Of Acme. Next.");
});

it("the description of the site has one full stop, too", async () => {
	mockSite({ name: "Acme Inc.", description: "The site of {site.name}." });
	const { siteDescription } = await import("#content/site-description.ts");
	expect(siteDescription).toBe("The site of Acme Inc.");
});

async function filled(text: string, name: string): Promise<string> {
	mockSite({ name });
	const { fillPlaceholders, fillName } = await import(
		"#content/reader/fill-placeholders.ts"
	);
	return fillName(fillPlaceholders(text));
}

function mockSite(own: Partial<typeof site>): void {
	vi.resetModules();
	vi.doMock("#content/site.ts", () => ({ site: { ...site, ...own } }));
}
