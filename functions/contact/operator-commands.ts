import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageDays, suspectDays } from "#content/contact/limits.ts";
import type { Table } from "#functions/shared/table.ts";
import { openTable } from "./clients.ts";
import { toCsv } from "./csv.ts";
import { describeRow, summarise } from "./describe-row.ts";
import { messageStates } from "./message.ts";
import {
	eraseMessages,
	findRow,
	findRowsAbout,
	isMailable,
	listRows,
	queueMessage,
	releaseMessage,
} from "./operator-store.ts";
import { defaultPerMinute, queueAll } from "./queue-all.ts";
import { type RestoreOutcome, restoreRows } from "./restore.ts";
import { idOf, type Row } from "./row.ts";

export const usage = `Usage: npm run messages -- <command>
  list [state]      messages, newest first, without suspects; state: received, waiting (with received),
                    sent, failed or bounced
  list unreadable   rows that were changed by hand and do not fit; also in the list of their state
  list --suspect    messages that look like a bot's; they are not mailed, and deleted after ${suspectDays} days
  release <reference>  treat a suspect like any other message: mail it, within two minutes
  show <reference>  one message in full
  resend <reference>  mail it (again), within two minutes
  resend --all [--per-minute ${defaultPerMinute}]  mail all that are waiting or have failed, oldest first
  restore --from <table> [--region <region>] [--write]  copy back what is missing here or was
                    overwritten, from a restored table or a replica; without --write only list them
  export [address or reference]  all messages as CSV, including suspects; or those that erase would delete
  erase <address or reference>  delete every message of one mail address, or one row`;

/** Returns the text to print; null if it does not understand its arguments. */
type Command = (
	table: Table,
	args: string[],
	now: number,
) => Promise<string | null>;

/** What `list` can select. */
const listable: readonly string[] = [...messageStates, "unreadable"];

const commands: Record<string, Command> = {
	async list(table, [filter = "", ...more], now) {
		const state = filter.trim().replace(/^--/, "");
		// A misspelt state must not look like one that no message has.
		if (more.length > 0 || (state && !listable.includes(state))) return null;
		const rows = await listRows(table, now);
		const shown = rows.filter((row) => isListed(row, state));
		const suspects = rows.filter((row) => stateOf(row) === "suspect").length;
		const lines = shown.length > 0 ? shown.map(summarise) : ["No messages."];
		// npm treats --suspect as its own option unless "--" comes before it.
		if (!state && suspects > 0) {
			lines.push(`${suspects} more look like a bot's: list --suspect`);
		}
		return lines.join("\n");
	},
	show: onRow(async (_, row) => describeRow(row)),
	release: onRow(async (table, row, now) => {
		if (row.status === "unreadable") return describeRow(row);
		const { id, receivedAt, state } = row.message;
		if (await releaseMessage(table, id, receivedAt, now)) {
			return `${id} is released, and will be mailed within two minutes.`;
		}
		return state === "suspect"
			? `${id} has just been released.`
			: `${id} is not a suspect: its state is ${state}.`;
	}),
	resend: (table, args, now) =>
		args[0]?.startsWith("--")
			? resendAll(table, args, now)
			: resendOne(table, args, now),
	restore,
	async export(table, args, now) {
		const about = onlyArgument(args);
		if (args.length > 0 && (!about || about.startsWith("--"))) return null;
		const rows = about
			? await findRowsAbout(table, about)
			: await listRows(table, now);
		return toCsv(rows).trimEnd();
	},
	async erase(table, args) {
		const addressOrReference = onlyArgument(args);
		if (!addressOrReference) return null;
		const { erased, refused } = await eraseMessages(table, addressOrReference);
		const text = [
			...erased.map((reference) => `Erased ${reference}`),
			`${erased.length} erased here. Mails that were sent are in your mailbox; delete them there.`,
			...refused.map(
				(reference) => `${reference} could not be erased: run this again`,
			),
		].join("\n");
		if (refused.length > 0) throw new Error(text);
		return text;
	},
};

export function isCommand(name: string | undefined): boolean {
	return name !== undefined && Object.hasOwn(commands, name);
}

/**
 * Runs one operator command.
 * @returns the text to print; null if the command is not understood
 */
export async function runMessagesCommand(
	table: Table,
	[name = "", ...args]: string[],
	now: number,
): Promise<string | null> {
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	return command ? command(table, args, now) : null;
}

/** Makes a command of what is done with the row whose reference is its only argument. */
function onRow(
	run: (table: Table, row: Row, now: number) => Promise<string>,
): Command {
	return async (table, args, now) => {
		const reference = onlyArgument(args);
		if (!reference) return null;
		const row = await findRow(table, reference, now);
		return row
			? run(table, row, now)
			: `There is no message ${reference}: mistyped, erased, or older than ${messageDays} days (a suspect: ${suspectDays}).`;
	};
}

/** Returns the argument; null if there is none, or a second, which must not seem to be erased too. */
function onlyArgument(args: string[]): string | null {
	return (args.length === 1 && args[0]?.trim()) || null;
}

const resendOne = onRow(async (table, row, now) => {
	const id = idOf(row);
	if (isMailable(row) && (await queueMessage(table, id, now))) {
		return `${id} will be mailed within two minutes.`;
	}
	return stateOf(row) === "suspect"
		? `${id} is a suspect: npm run messages -- release ${id}`
		: `${id} cannot be mailed.\n${describeRow(row)}`;
});

async function resendAll(
	table: Table,
	args: string[],
	now: number,
): Promise<string | null> {
	const options = parseOptions(args, {
		all: { type: "boolean" },
		"per-minute": { type: "string" },
	});
	const perMinute = Number(options?.["per-minute"] ?? defaultPerMinute);
	if (!options?.all || !Number.isInteger(perMinute) || perMinute < 1) {
		return null;
	}
	const references = await queueAll(table, now, perMinute);
	if (references.length === 0) return "No messages are waiting or have failed.";
	// The first one waits a minute, and the schedule runs every minute.
	const minutes = Math.ceil((references.length - 1) / perMinute) + 1;
	return [
		...references,
		`${references.length} will be mailed in this order, ${perMinute} a minute: the last in about ${minutes} minutes.`,
	].join("\n");
}

async function restore(
	table: Table,
	args: string[],
	now: number,
): Promise<string | null> {
	const options = parseOptions(args, {
		from: { type: "string" },
		region: { type: "string" },
		write: { type: "boolean" },
	});
	if (!options?.from) return null;
	const outcomes = await restoreRows(
		openTable(options.from, options.region),
		table,
		now,
		!options.write,
	);
	const count = (action: RestoreOutcome["action"]) =>
		outcomes.filter((outcome) => outcome.action === action).length;
	return [
		...outcomes
			.filter(({ action }) => action !== "same" && action !== "expired")
			.map(({ id, action }) => `${id}  ${explanations[action]}`),
		`${count("add")} missing here, ${count("replace")} overwritten, ${count("newer")} newer here, ${count("same")} the same.`,
		options.write
			? "Written. If anyone was erased in the meantime, erase them again."
			: "Nothing has been written yet: run this again with --write.",
	].join("\n");
}

const explanations: Record<RestoreOutcome["action"], string> = {
	add: "is missing here: added",
	replace: "was overwritten: put back",
	newer: "has been delivered further since: left as it is",
	changed: "has just been changed by someone else: run this again",
	unreadable: "cannot be read in the source: left as it is here",
	same: "",
	expired: "",
};

/** Parses the options; returns null if there is anything else. */
function parseOptions<T extends NonNullable<ParseArgsConfig["options"]>>(
	args: string[],
	options: T,
) {
	try {
		return parseArgs({ args, options }).values;
	} catch {
		return null;
	}
}

/** Whether `list` shows a row. An attempt that never ended leaves its message as received. */
function isListed(row: Row, wanted: string): boolean {
	const state = stateOf(row);
	if (wanted === "") return state !== "suspect";
	// The alarm about a message that was given up counts unreadable ones, too.
	const stored = row.status === "unreadable" ? row.attributes.state : state;
	return (
		[state, stored].includes(wanted) ||
		(wanted === "waiting" && stored === "received")
	);
}

function stateOf(row: Row): string {
	return row.status === "message" ? row.message.state : "unreadable";
}
