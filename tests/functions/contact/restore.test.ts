import type { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { restoreRows } from "#functions/contact/restore.ts";
import { remove } from "#functions/shared/table.ts";
import { aRow, now, setUpRestore } from "./set-up-restore.ts";

const tables = setUpRestore();
const { put, restore, rowIn, run } = tables;

it("prints what it would do and writes nothing, then does it", async () => {
	await put(tables.source, aRow);
	const output = await run("restore", "--from", tables.source.name);
	expect(output).toBe(
		[
			"REF  is missing here: added",
			"1 missing here, 0 overwritten, 0 newer here, 0 the same.",
			"Nothing has been written yet: run this again with --write.",
		].join("\n"),
	);
	expect(await rowIn(tables.target)).toBeNull();
	expect(
		await run("restore", "--from", tables.source.name, "--write"),
	).toContain("Written. If anyone was erased");
	expect(await rowIn(tables.target)).toEqual(await rowIn(tables.source));
	expect(
		await run("restore", "--from", tables.source.name, "--write"),
	).toContain("0 missing here, 0 overwritten, 0 newer here, 1 the same.");
});

it("ignores expired rows, and rows that only the table in use has", async () => {
	await put(tables.source, { ...aRow, id: "OLD", expiresAt: now / 1_000 - 1 });
	await put(tables.target, { ...aRow, id: "SINCE" });
	expect(await restore()).toEqual([{ id: "OLD", action: "expired" }]);
	expect(await rowIn(tables.target, "OLD")).toBeNull();
	expect(await rowIn(tables.target, "SINCE")).not.toBeNull();
});

it("never replaces a row with one that has expired", async () => {
	await put(tables.source, { ...aRow, expiresAt: now / 1_000 - 1 });
	const damaged = { ...aRow, message: "lost", state: undefined };
	await put(tables.target, damaged);
	expect(await restore()).toEqual([{ id: "REF", action: "expired" }]);
	expect(await rowIn(tables.target)).toMatchObject({ message: "lost" });
});

it("restores an unreadable row if it is missing, and never replaces a message with one", async () => {
	await put(tables.source, {
		id: "REF",
		note: "by hand",
		tags: new Set(["a"]),
	});
	expect(await restore()).toEqual([{ id: "REF", action: "add" }]);
	expect(await rowIn(tables.target)).toEqual(await rowIn(tables.source));
	await put(tables.target, aRow);
	expect(await restore()).toEqual([{ id: "REF", action: "unreadable" }]);
	expect(await rowIn(tables.target)).toMatchObject({ state: "sent" });
});

it.each(["added", "changed", "erased"])(
	"does not overwrite a row that is %s while it runs",
	async (what) => {
		await put(tables.source, aRow);
		if (what !== "added") {
			await put(tables.target, { ...aRow, message: "lost" });
		}
		// After both tables are read, and before the row is written.
		let scans = 0;
		const interrupted = {
			name: tables.source.name,
			client: new Proxy(tables.source.client, {
				get(target, property) {
					if (property !== "send") return Reflect.get(target, property);
					return async (command: ScanCommand) => {
						const result = await target.send(command);
						if (++scans > 1) return result;
						if (what === "erased") {
							await remove(tables.target, { id: "REF" });
						} else {
							await put(tables.target, { ...aRow, message: "theirs" });
						}
						return result;
					};
				},
			}),
		};
		expect(await restoreRows(interrupted, tables.target, now, false)).toEqual([
			{ id: "REF", action: "changed" },
		]);
		const row = await rowIn(tables.target);
		expect(row?.message).toBe(what === "erased" ? undefined : "theirs");
	},
);

it("returns null, for which the command prints its usage, if arguments are missing or unknown", async () => {
	expect(await run("restore")).toBeNull();
	expect(await run("restore", "--from")).toBeNull();
	expect(await run("restore", "--from", "x", "--now")).toBeNull();
	await expect(run("restore", "--from", "no-such-table")).rejects.toThrow(
		/non-existent table|not found/i,
	);
});
