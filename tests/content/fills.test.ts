import { expect, it, vi } from "vitest";
import { categoryName } from "#content/feeds/fields/category-names.ts";
import { fillPlaceholders } from "#content/reader/fill-placeholders.ts";
import { href } from "#content/schema/fields.ts";
import { answersSchema } from "#content/schema/search.ts";

vi.mock("#content/site.ts", async (load) => {
	const { site } = await load<typeof import("#content/site.ts")>();
	return { site: { ...site, supportEmail: "" } };
});

const usable = "the fields of content/site.ts such as {site.name}";

it.each([
	[
		"mailto:{site.supportEmial}",
		`contains {site.supportEmial}, which nothing fills in; here you can use ${usable}`,
	],
	[
		"mailto:{site.supportEmail}",
		"contains {site.supportEmail}, which is empty in content/site.ts; fill it in there, or remove it here",
	],
])("a link to %s is refused", (address, message) => {
	expect(messages(href.safeParse(address))).toEqual([message]);
});

it.each(["text", "copies"])(
	"%s of an answer has only facts that something fills in, which may be empty",
	(field) => {
		const names = "{certifications} and {positions} and {newsFeed}";
		expect(answerWith(field, names)).toEqual([]);
		expect(answerWith(field, "{site.supportEmail}, at once")).toEqual([]);
		for (const name of ["{site.phoneNumbr}", "{certification}"]) {
			expect(answerWith(field, `{site.supportEmail}, ${name}`)).toEqual([
				`contains ${name}, which nothing fills in; here you can use ${names} and ${usable}`,
			]);
		}
	},
);

it.each(["constructor", "toString", "__proto__"])(
	"what every object has is no fact and no category: %s",
	(name) => {
		expect(fillPlaceholders(`Our {${name}}`)).toBe(`Our {${name}}`);
		expect(categoryName(name)).toBe(name);
	},
);

/** Returns what is wrong with an answer whose field has a text. */
function answerWith(field: string, text: string): string[] {
	const answer = {
		...{ id: "support", title: "Support", text: "Call us.", icon: "phone" },
		...{ link: "/company/contact", alsoCalled: "help", [field]: text },
	};
	return messages(answersSchema.safeParse([answer]));
}

function messages({ error }: { error?: { issues: { message: string }[] } }) {
	return (error?.issues ?? []).map(({ message }) => message);
}
