import { toCsv } from "./csv.ts";
import type { StoredMessage } from "./message.ts";
import {
	eraseMessages,
	getMessage,
	listMessages,
	queueMessage,
} from "./operator-store.ts";
import type { MessageTable } from "./store.ts";

export const usage = `Usage: npm run messages -- <command>
  list [state]      messages, newest first; state: received, waiting, sent or failed
  show <reference>  one message, whole
  resend <reference>  mail it (again), within two minutes
  export            all messages as CSV
  erase <address>   delete every message of one mail address`;

type Command = (
	table: MessageTable,
	argument: string,
	now: number,
) => Promise<string>;

const commands: Record<string, Command> = {
	async list(table, state, now) {
		const messages = await listMessages(table, now);
		const lines = messages
			.filter((message) => !state || message.state === state)
			.map(summarise);
		return lines.join("\n") || "No messages.";
	},
	async show(table, reference, now) {
		const message = await getMessage(table, reference, now);
		return message ? describe(message) : unknown(reference);
	},
	async resend(table, reference, now) {
		const isQueued = await queueMessage(table, reference, now);
		return isQueued
			? `${reference} will be mailed within two minutes.`
			: unknown(reference);
	},
	async export(table, _, now) {
		return toCsv(await listMessages(table, now)).trimEnd();
	},
	async erase(table, address) {
		const references = await eraseMessages(table, address);
		return [
			...references.map((reference) => `Erased ${reference}`),
			`${references.length} erased here. Mails that were sent are in your mailbox; delete them there.`,
		].join("\n");
	},
};

const needArgument = new Set(["show", "resend", "erase"]);

/**
 * Runs one operator's command.
 * @returns what to print; null where the command is not understood
 */
export async function runCommand(
	table: MessageTable,
	[name = "", argument = ""]: string[],
	now: number,
): Promise<string | null> {
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command || (needArgument.has(name) && !argument)) return null;
	return command(table, argument.trim(), now);
}

function unknown(reference: string): string {
	return `There is no message ${reference}: mistyped, erased, or older than 90 days.`;
}

function summarise(message: StoredMessage): string {
	const { id, state, attempts, name, email_address } = message;
	const time = new Date(message.receivedAt).toISOString().slice(0, 16);
	const tries = state === "sent" ? "" : ` after ${attempts} attempts`;
	return `${id}  ${time}  ${state}${tries}  ${name} <${email_address}>`;
}

function describe(message: StoredMessage): string {
	const { message: text, ...fields } = message;
	const lines = Object.entries(fields).map(
		([name, value]) =>
			`${name}: ${isTime(name) ? formatTime(name, value) : value}`,
	);
	// A terminal goes back to the line's start at \r, and would overwrite what stands there.
	return [...lines, "", text.replace(/\r\n?/g, "\n")].join("\n");
}

function isTime(name: string): boolean {
	return name.endsWith("At");
}

function formatTime(name: string, value: unknown): string {
	const unit = name === "expiresAt" ? 1_000 : 1;
	return new Date(Number(value) * unit).toISOString();
}
