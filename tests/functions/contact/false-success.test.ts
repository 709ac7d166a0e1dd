import { createServer } from "node:http";
import { DeleteCommand, type ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createClients } from "#functions/contact/clients.ts";
import { createHandlers } from "#functions/contact/create-handlers.ts";
import { runMessagesCommand } from "#functions/contact/operator-commands.ts";
import { closeServer, listen } from "#functions/local/listen.ts";
import { jsonEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
const closes: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
	parts = await startRealParts();
	// An SDK client reads its endpoint from the environment only on its first call.
	await createHandlers(parts.receiver).respond(jsonEvent());
});
afterEach(async () => {
	for (const close of closes.splice(0).reverse()) await close();
});
afterAll(() => parts.close());

// What proxies and web filters return instead of AWS, all with 200.
const bodies: [string, string, string][] = [
	["nothing", "application/x-amz-json-1.0", ""],
	["an empty object", "application/x-amz-json-1.0", "{}"],
	["a page", "text/html", "<!doctype html><title>Blocked</title>"],
	["empty XML", "text/xml", "<ok/>"],
	[
		"another table's consumed capacity",
		"application/x-amz-json-1.0",
		'{"ConsumedCapacity":{"TableName":"other","CapacityUnits":1}}',
	],
	[
		"a response without the mail's id",
		"text/xml",
		'<SendEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendEmailResult><MessageId></MessageId></SendEmailResult></SendEmailResponse>',
	],
];

async function clientsOnFilter(type: string, body: string) {
	const server = createServer((request, response) => {
		request.resume();
		response.writeHead(200, { "content-type": type }).end(body);
	});
	const url = `http://127.0.0.1:${await listen(server)}`;
	process.env.AWS_ENDPOINT_URL_DYNAMODB = url;
	process.env.AWS_ENDPOINT_URL_SES = url;
	const clients = createClients();
	closes.push(
		() => closeServer(server),
		() => {
			for (const client of Object.values(clients)) client.destroy();
		},
	);
	return clients;
}

it.each(bodies)(
	"200 with %s from the database is not a success",
	async (_, type, body) => {
		const { messages } = await clientsOnFilter(type, body);
		const table = { ...parts.receiver.table, client: messages };
		const { respond, resend } = createHandlers({ ...parts.receiver, table });
		expect((await respond(jsonEvent())).statusCode).toBe(503);
		// Nor does the metric report an empty queue.
		await expect(resend({})).rejects.toThrow();
	},
);

it.each(bodies)(
	"200 with %s from the database neither erases nor lists messages",
	async (_, type, body) => {
		const { messages } = await clientsOnFilter(type, body);
		const table = { ...parts.receiver.table, client: messages };
		await expect(
			runMessagesCommand(table, ["list"], Date.now()),
		).rejects.toThrow();
		const [stored] = await parts.stored();
		const reference = stored?.id ?? "";
		// The scan passes, and the deletion does not.
		const send = messages.send.bind(messages);
		messages.send = ((command: object) =>
			command instanceof DeleteCommand
				? send(command)
				: parts.receiver.table.client.send(
						command as ScanCommand,
					)) as typeof send;
		await expect(
			runMessagesCommand(table, ["erase", reference], Date.now()),
		).rejects.toThrow();
		expect((await parts.stored()).map(({ id }) => id)).toContain(reference);
	},
);

it.each(bodies)(
	"200 with %s from the mail service is not a success",
	async (text, type, body) => {
		const { ses } = await clientsOnFilter(type, body);
		const mailer = { ...parts.receiver.mailer, client: ses };
		const { respond } = createHandlers({ ...parts.receiver, mailer });
		const viewer = `192.0.2.${text.length}:1`;
		const message = {
			name: "Ana",
			email_address: "ana@example.com",
			category: "x",
			message: text,
		};
		const result = await respond(jsonEvent(message, {}, viewer));
		expect(result.statusCode).toBe(200);
		expect(await parts.find(text)).toMatchObject({
			state: "waiting",
			attempts: 1,
		});
	},
);
