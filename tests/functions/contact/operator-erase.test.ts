import { describe, expect, it } from "vitest";
import { update } from "#functions/shared/table.ts";
import { now, setUpOperator } from "./set-up-operator.ts";

const operator = setUpOperator();
const { put, run } = operator;

it("exports one person's rows, those that it would erase, or one row", async () => {
	await put({ id: "HERS", email_address: "Eve@example.com" });
	await put({ id: "LATE", email_address: "eve@example.com", expiresAt: 1 });
	await put({ id: "NOTES", receivedAt: "now", message: "<eve@example.com>" });
	await put({ id: "HIS", email_address: "steve@example.com" });
	const exported = async (...words: string[]) =>
		(await run("export", ...words))
			?.split("\r\n")
			.map((line) => line.split(",")[0])
			.sort();
	expect(await exported(" EVE@example.com")).toEqual(
		['"HERS"', '"LATE"', '"NOTES"', '"id"'].toSorted(),
	);
	expect(await exported("his")).toEqual(['"HIS"', '"id"'].toSorted());
	expect(await exported("ev@example.com")).toEqual(['"id"']);
	expect(await run("export", "eve@example.com", "HIS")).toBeNull();
	expect(await run("erase", "eve@example.com")).toContain("3 erased here");
	expect(await run("erase", "HIS")).toContain("1 erased here");
});

it("mails nothing that was restricted by hand, as the runbook says", async () => {
	await put({ id: "ASKED", state: "waiting", nextAttemptAt: now });
	const { table } = operator.parts.receiver;
	await update(table, {
		key: { id: "ASKED" },
		set: { state: "sent", expiresAt: now / 1_000 + 365 * 86_400 },
		remove: ["nextAttemptAt"],
		condition: "attribute_exists(id)",
	});
	expect(await run("resend", "--all")).toContain("No messages are waiting");
	await operator.parts.resendAt(now + 3_600_000);
	expect(await operator.parts.mails()).toEqual([]);
	expect(await run("show", "ASKED")).toContain("state: sent");
	expect(await run("erase", "ASKED")).toContain("1 erased here");
});

it("erases nobody else's rows, even unreadable ones", async () => {
	const note = "Call back:\nann@example.com, not before nine";
	const others = [
		"joann@example.com",
		"jo.ann@example.com",
		"ann@example.com.au",
		"ann@example.community",
		"ann@examplexcom",
	];
	for (const email_address of others) {
		await put({ id: email_address, receivedAt: "yesterday", email_address });
	}
	await put({ id: "NOTED", receivedAt: "yesterday", message: note });
	await put({
		id: "QUOTED",
		receivedAt: "yesterday",
		message: "'ann@example.com'.",
	});
	await put({ id: "MESSAGE", email_address: "ann@example.com" });
	const mistyped = ["/x", "?x", "#x", ":25", "\\x", "%2E"].map(
		(end) => `ann@example.com${end}`,
	);
	for (const typed of [
		...["ann@", "@", "@example.com", "ann@example", "ann@example%2Ecom"],
		...mistyped,
	]) {
		expect(await run("erase", typed)).toContain("0 erased here");
	}
	expect(await run("erase", "ann@example.com")).toContain("3 erased here");
	const left = await run("list");
	expect(left).not.toContain("NOTED");
	expect(left).not.toContain("QUOTED");
	for (const id of others) expect(left).toContain(id);
});

it("erases an address in Unicode and in Punycode", async () => {
	await put({ id: "UNICODE", email_address: "ana@münchen.example" });
	await put({ id: "PUNYCODE", email_address: "Ana@xn--mnchen-3ya.example" });
	expect(await run("erase", "ANA@MÜNCHEN.example")).toContain("2 erased here");
});

it.each(["ana@bücher.example", "Ana@xn--bcher-kva.example"])(
	"erases unreadable rows that mention %s in either form",
	async (typed) => {
		const mentions = {
			UNICODE: "ANA@Bücher.example",
			// With a combining mark.
			DECOMPOSED: "ana@bu\u0308cher.example",
			PUNYCODE: "ana@xn--bcher-kva.example",
		};
		for (const [id, address] of Object.entries(mentions)) {
			const message = `Write to:\n${address}`;
			await put({ id, receivedAt: "yesterday", message });
		}
		await put({
			id: "OTHER",
			receivedAt: "yesterday",
			message: "joana@bücher.example, ana@bücher.example.au",
		});
		expect(await run("erase", typed)).toContain("3 erased here");
		expect(await run("erase", "OTHER")).toContain("1 erased here");
	},
);

describe("a reference typed in lower case", () => {
	const id = "0DQ1-EWPQ-AAAA-BBBB";

	it("is found by show, resend, release and erase", async () => {
		await put({ id });
		const typed = id.toLowerCase();
		expect(await run("show", typed)).toContain(`id: ${id}`);
		expect(await run("resend", typed)).toContain(`${id} will be mailed`);
		expect(await run("release", typed)).toContain(`${id} is not a suspect`);
		expect(await run("erase", typed)).toContain(`Erased ${id}`);
		expect(await run("show", id)).toContain("There is no message");
	});

	it("is taken literally if there is such a row", async () => {
		await put({ id });
		await put({ id: id.toLowerCase() });
		expect(await run("erase", id.toLowerCase())).toContain(
			`Erased ${id.toLowerCase()}\n1 erased here`,
		);
		expect(await run("show", id)).toContain(`id: ${id}`);
	});

	it("does not widen the search for an address", async () => {
		await put({ id: "SHARP", email_address: "SS@example.com" });
		expect(await run("erase", "ß@example.com")).toContain("0 erased here");
	});
});

it("names what it has erased although the table refuses the rest, and erases that when run again", async () => {
	const address = "half@example.com";
	for (const n of [1, 2, 3])
		await put({ id: `HALF-${n}`, email_address: address });
	operator.parts.storeProxy.decide = ({ action, body }) =>
		action === "DeleteItem" && body.includes("HALF-2") ? "refuse" : "pass";
	const error = await run("erase", address).catch(String);
	operator.parts.storeProxy.decide = () => "pass";
	// Thrown, so that the command fails.
	expect(error).toMatch(/^Error: /);
	// Their mails must be deleted, too: nothing else would name them any more.
	expect(error).toContain("Erased HALF-1\n");
	expect(error).toContain("Erased HALF-3\n");
	expect(error).toContain("HALF-2 could not be erased");
	expect(await run("erase", address)).toContain("Erased HALF-2\n1 erased");
});
