import { expect, it, vi } from "vitest";
import { composeMail } from "#functions/contact/mail.ts";
import { aMessage } from "./make-event.ts";

// Editors may write any of these; whoever reads the mail must see them unchanged.
vi.mock("#content/copy/interface/contact.yaml", async (original) => {
	const words =
		await original<typeof import("#content/copy/interface/contact.yaml")>();
	return {
		...words,
		fields: { ...words.fields, name: "Who & <what>" },
		mail: {
			...words.mail,
			subject: "{reference} from O'Brien & Söhne",
			page: "From <page>",
			notGiven: "& none",
		},
	};
});

it("shows an editor's text unchanged, in plain text and in HTML", () => {
	const { subject, text, html } = composeMail({
		...aMessage,
		phone_number: "",
		id: "REF",
		state: "received",
		attempts: 1,
		receivedAt: 0,
		giveUpAt: 0,
		expiresAt: 0,
		page: "",
	});
	expect(subject).toBe(`REF from O'Brien & Söhne`);
	expect(text).toContain("Who & <what>: ");
	expect(text).toContain("From <page>: ");
	expect(text).toContain(": & none");
	expect(html).toContain("<b>Who &amp; &lt;what&gt;</b>");
	expect(html).toContain("<b>From &lt;page&gt;</b>");
	expect(html).toContain("&amp; none");
});
