import { expect, it } from "vitest";
import { contactCopySchema } from "#content/schema/contact-copy.ts";
import { loadOne } from "#frontend/build/copy/read-folder.ts";

const words = loadOne("contactWords");

it.each([
	["subject", "New message\n{reference}"],
	["noReplyTo", "Reply does not reach it:\ncopy it"],
	["page", "Page\r\nTo"],
])("a line break in the mail's %s is refused", (name, text) => {
	const mail = { ...words.mail, [name]: text };
	const { error } = contactCopySchema.safeParse({ ...words, mail });
	expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
		[["mail", name], expect.stringContaining("more than one paragraph")],
	]);
});
