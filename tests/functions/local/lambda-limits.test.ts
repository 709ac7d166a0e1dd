import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
	exceedsLambda,
	lambdaMaxBytes,
} from "#functions/local/lambda-limits.ts";
import { closeServer, listen } from "#functions/local/listen.ts";
import type { Handler } from "#functions/local/load-functions.ts";
import { serveApi } from "#functions/local/serve-api.ts";

const log = vi.hoisted(() => vi.fn());
vi.mock("#functions/shared/log.ts", async (original) => ({
	...(await original<object>()),
	log: { info() {}, warn() {}, error: log },
}));

const empty = Buffer.byteLength(JSON.stringify({ body: "" }));
const fits = lambdaMaxBytes - empty;

it.each([
	["plain text", "x".repeat(fits), "x".repeat(fits + 1)],
	["quotes", '"'.repeat(fits / 2), '"'.repeat(fits / 2 + 1)],
	["accents", "é".repeat(fits / 2), "é".repeat(fits / 2 + 1)],
	[
		"controls",
		"\u0001".repeat(Math.floor(fits / 6)),
		"\u0001".repeat(fits / 6 + 1),
	],
])("counts %s by its encoded size", (_, largest, tooLarge) => {
	expect(exceedsLambda({ body: largest })).toBe(false);
	expect(exceedsLambda({ body: tooLarge })).toBe(true);
});

it.each([undefined, null, "text", 7, {}, { body: 7 }])(
	"accepts %j",
	(value) => {
		expect(exceedsLambda(value)).toBe(false);
	},
);

let respond: Handler = async () => null;
let asked = 0;
const server = createServer((request, response) => {
	const handler: Handler = (event, context) => {
		asked += 1;
		return respond(event, context);
	};
	const options = { originSecret: "", securityHeaders: {} };
	void serveApi(request, response, handler, options);
});
let url: string;
beforeAll(async () => {
	url = `http://127.0.0.1:${await listen(server)}/api/x`;
});
afterAll(() => closeServer(server));

it("responds 500 and logs if a function returns more than Lambda's limit", async () => {
	respond = async () => ({ statusCode: 200, body: "x".repeat(6_400_000) });
	const response = await fetch(url);
	expect(response.status).toBe(500);
	expect(await response.json()).toEqual({ message: "Internal Server Error" });
	expect(log).toHaveBeenCalledWith(
		"function crashed",
		expect.objectContaining({ error: "Function.ResponseSizeTooLarge" }),
	);
});

it("passes on a response of 6.2 MB, which is below the limit", async () => {
	respond = async () => ({ statusCode: 200, body: "x".repeat(6_200_000) });
	const response = await fetch(url);
	expect((await response.text()).length).toBe(6_200_000);
});

it.each([
	[
		"a form of 5 MB, which becomes base64",
		"application/x-www-form-urlencoded",
		5_000_000,
	],
	["JSON of 6.4 MB", "application/json", 6_400_000],
	["anything of 11 MB", "text/plain", 11_000_000],
])("rejects %s without invoking the function", async (_, type, length) => {
	asked = 0;
	const response = await fetch(url, {
		method: "POST",
		headers: { "content-type": type },
		body: "x".repeat(length),
	});
	expect(response.status).toBe(413);
	expect(asked).toBe(0);
});
