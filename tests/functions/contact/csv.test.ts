import { expect, it } from "vitest";
import { toCsv } from "#functions/contact/csv.ts";
import type { StoredMessage } from "#functions/contact/message.ts";
import { aMessage } from "./make-event.ts";

const stored: StoredMessage = {
	...aMessage,
	id: "AAAA-BBBB-CCCC-DDDD",
	state: "sent",
	attempts: 1,
	receivedAt: 0,
	giveUpAt: 0,
	expiresAt: 0,
	page: "/company/contact",
};

it("exports CSV that no spreadsheet runs as a formula", () => {
	const csv = toCsv([
		{
			status: "message",
			message: { ...stored, name: '=HYPERLINK("x")', message: 'a "b",\nc' },
		},
	]);
	const [head, row] = csv.split("\r\n");
	expect(head).toBe(
		'"id","receivedAt","state","attempts","category","name","phone_number","email_address","page","message"',
	);
	expect(row).toContain(
		`"'=HYPERLINK(""x"")","'+61 2 5550 0100","ana@example.com"`,
	);
	expect(row).toContain('"a ""b"",\nc"');
});

it.each([
	"=1+1",
	"+1",
	"-1",
	"@SUM(A1)",
	" =1+1",
	"\u00a0\u3000=1+1",
	"\u200e=1+1",
	"\ufeff\u200b\u200f+1",
	"\n=1+1",
	"\t=1+1",
	"\r\n@x",
	"\n words",
	"＝1+1",
	"＋1",
	"－1",
	"＠SUM(A1)",
	" ＝1+1",
	"﹦1",
	"﹢1",
	"﹣1",
	"﹫x",
	"⁺1",
	"−1",
	"\u0000=1",
	"\u061c=1",
	"\u3164=1",
])("exports %j as text", (name) => {
	const csv = toCsv([{ status: "message", message: { ...stored, name } }]);
	expect(csv).toContain(`,"'${name}",`);
});

it.each(["Ana", "1-2", "a=b", "Ā+", "¡=", "«@»", "e@example.com", ""])(
	"exports %j unchanged",
	(name) => {
		const csv = toCsv([{ status: "message", message: { ...stored, name } }]);
		expect(csv).toContain(`,"${name}",`);
	},
);
