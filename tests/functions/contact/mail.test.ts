import { expect, it } from "vitest";
import { fields, mail } from "#content/copy/interface/contact.yaml";
import { fill } from "#content/fill.ts";
import { composeMail } from "#functions/contact/mail.ts";
import { aMessage, jsonEvent } from "./make-event.ts";
import { startLambda } from "./start-lambda.ts";

const stored = {
	...aMessage,
	id: "REF",
	state: "received",
	attempts: 1,
	receivedAt: Date.UTC(2026, 10, 21, 4, 30),
	giveUpAt: 0,
	expiresAt: 0,
	page: "",
} as const;

it("the mail begins with who wrote, which a list of mails shows", () => {
	const { html, text } = composeMail({ ...stored, name: "Ann Lee" });
	expect(text.startsWith(`${fields.name}: Ann Lee\n`)).toBe(true);
	const [, body = ""] = html.split(/<body[^>]*>/);
	expect(body.replace(/<[^>]+>/g, "").trim()).toMatch(
		new RegExp(`^${fields.name} Ann Lee\\n`),
	);
});

it("the mail shows markup as plain text", () => {
	const { html, subject } = composeMail({
		...stored,
		name: "<b>A</b>",
		message: "<script>x</script>",
	});
	expect(subject).toBe(fill(mail.subject, { reference: "REF" }));
	expect(html).toContain("&lt;b&gt;A&lt;/b&gt;");
	expect(html).toContain("&lt;script&gt;x&lt;/script&gt;");
	expect(html).toContain("2026-11-21 04:30 UTC");
	expect(html).toContain('name="viewport"');
});

it("the message keeps its line breaks in mail programs without pre-wrap, and its spaces in others", () => {
	const { html } = composeMail({
		...stored,
		message: "Dear all,\n\n  one\r\ntwo",
	});
	const [, style, text = ""] =
		/<div dir="auto" style="(.*?)">(.*?)<\/div>/s.exec(html) ?? [];
	expect(style).toContain("white-space:pre-wrap");
	expect(text.replace(/<br\s*>/g, "|")).toBe("Dear all,||  one|two");
});

it("long names and addresses wrap on a phone", () => {
	const { html } = composeMail(stored);
	expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
});

it("the mail names the configuration set, through which SES reports that it bounced", async () => {
	const { lambda, parts, close } = await startLambda({
		SES_CONFIGURATION_SET: "contact",
	});
	await lambda.invoke(jsonEvent());
	const [request] = parts.mailProxy.calls;
	const fields = new URLSearchParams(request?.body);
	expect(fields.get("ConfigurationSetName")).toBe("contact");
	await close();
});
