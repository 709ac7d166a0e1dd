import { createClients, type Timeouts } from "#functions/contact/clients.ts";
import type { StoredMessage } from "#functions/contact/message.ts";
import { listRows } from "#functions/contact/operator-store.ts";
import type { Receiver } from "#functions/contact/receive.ts";
import { resendDue } from "#functions/contact/resend.ts";
import { startMailbox } from "#functions/local/start-mailbox.ts";
import { startStore } from "#functions/local/start-store.ts";
import { tableNames } from "#functions/local/tables.ts";
import { type Call, startFaultyProxy } from "./faulty-proxy.ts";

export type Mail = {
	from: string;
	replyTo: string[];
	destination: { to: string[] };
	subject: string;
	body: { text: string; html: string };
};

/** Whether a call to the store counts a message for the rate limit. */
export const isCount = ({ body }: Call): boolean =>
	body.includes(tableNames.rateLimits);
/** Whether a call to the store marks a message as sent. */
export const isMark = ({ action, body }: Call): boolean =>
	action === "UpdateItem" && body.includes("sentAt");

/**
 * The real local DynamoDB and SES, each behind a proxy that can fail, and a receiver that uses
 * them.
 */
export async function startRealParts() {
	const store = await startStore();
	const mailbox = await startMailbox(0);
	const storeProxy = await startFaultyProxy(store.url);
	const mailProxy = await startFaultyProxy(mailbox.url);
	Object.assign(process.env, {
		AWS_REGION: "local",
		AWS_ACCESS_KEY_ID: "local",
		AWS_SECRET_ACCESS_KEY: "local",
		AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
		LOG_LEVEL: "silent",
		AWS_ENDPOINT_URL_DYNAMODB: storeProxy.url,
		AWS_ENDPOINT_URL_SES: mailProxy.url,
	});
	const closes: (() => void)[] = [];
	// Long, so that a busy machine is not mistaken for a hanging service.
	const receiverWith = (timeouts: Partial<Timeouts>): Receiver => {
		const clients = createClients({
			messages: 10_000,
			rateLimits: 10_000,
			mail: 10_000,
			...timeouts,
		});
		closes.push(
			...Object.values(clients).map((client) => () => client.destroy()),
		);
		return {
			table: { client: clients.messages, name: tableNames.messages },
			mailer: {
				client: clients.ses,
				from: "website@mallee.example",
				to: ["hello@mallee.example"],
			},
			rateLimit: {
				table: { client: clients.rateLimits, name: tableNames.rateLimits },
				secret: "secret",
				messagesPerHour: 5,
			},
			origins: ["https://www.mallee.example"],
			originSecrets: [],
			now: Date.now,
		};
	};
	const receiver = receiverWith({});
	const stored = async (): Promise<StoredMessage[]> => {
		const rows = await listRows(receiver.table, Date.now());
		return rows.flatMap((row) =>
			row.status === "message" ? [row.message] : [],
		);
	};
	const storedOf = async (text: string) =>
		(await stored()).filter(({ message }) => message === text);
	const mails = async (): Promise<Mail[]> => {
		const response = await fetch(`${mailbox.url}/store`);
		const { emails } = (await response.json()) as { emails: Mail[] };
		return emails;
	};
	return {
		receiver,
		/** A receiver with shorter timeouts. */
		receiverWith,
		/** A receiver whose clock stands still, so that nothing depends on how long the machine takes. */
		stoppedReceiver(): Receiver {
			const time = Date.now();
			return { ...receiver, now: () => time };
		},
		storeProxy,
		mailProxy,
		urls: { store: store.url, mailbox: mailbox.url },
		stored,
		/** Returns the stored messages with exactly this text. */
		storedOf,
		/** Returns the stored message with exactly this text; throws if there is none. */
		async find(text: string): Promise<StoredMessage> {
			const [found] = await storedOf(text);
			if (!found) throw new Error(`"${text}" is not stored`);
			return found;
		},
		mails,
		/** Returns the mails of the messages with exactly this text. */
		mailsOf: async (text: string): Promise<Mail[]> =>
			(await mails()).filter(({ body }) => body.text.endsWith(`\n\n${text}`)),
		/** Runs the schedule at a time, with all the time that it needs. */
		resendAt: (time: number) =>
			resendDue(
				receiver,
				() => time,
				() => true,
			),
		async clear() {
			await fetch(`${mailbox.url}/clear-store`, { method: "POST" });
		},
		async close() {
			for (const close of closes) close();
			for (const part of [storeProxy, mailProxy, mailbox, store]) {
				await part.close();
			}
		},
	};
}
export type RealParts = Awaited<ReturnType<typeof startRealParts>>;
