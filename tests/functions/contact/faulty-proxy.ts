import {
	createServer,
	request as httpRequest,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import { buffer, text } from "node:stream/consumers";
import { closeServer, listen } from "#functions/local/listen.ts";

/**
 * pass; refuse and throttle: the service's own errors; hang: no response, and not executed;
 * lose-response: executed, but no response; down: connection closed; stall-headers: stops after
 * half of the headers; stall-body: executed, but stops after half of the body; drip: executed,
 * sends a byte every quarter of a second; empty: not executed, a 200 without a body, as an
 * intermediate proxy may send.
 */
export type Fault =
	| "pass"
	| "refuse"
	| "throttle"
	| "hang"
	| "lose-response"
	| "down"
	| "stall-headers"
	| "stall-body"
	| "drip"
	| "empty"
	/** The mail service accepts a mail under this id and does not deliver it. */
	| { mailId: string };

export type Call = { action: string; body: string };

/** A proxy between a client and a local service that fails on demand. */
export async function startFaultyProxy(target: string) {
	const proxy = {
		url: "",
		/** Chooses the fault of each call. */
		decide: (_call: Call): Fault | Promise<Fault> => "pass",
		/** Called before each call is forwarded, and after the service has executed it. */
		observe: (_call: Call, _when: "before" | "after"): void => {},
		calls: [] as Call[],
		/** Holds the chosen calls back. @returns when the first has arrived, and what lets them pass */
		hold(isHeld: (call: Call) => boolean) {
			let release = () => {};
			const isReleased = new Promise<void>((resolve) => {
				release = resolve;
			});
			const arrived = new Promise<void>((resolve) => {
				proxy.decide = async (call): Promise<Fault> => {
					if (isHeld(call)) {
						resolve();
						await isReleased;
					}
					return "pass";
				};
			});
			return { arrived, release };
		},
		close: async () => {},
	};
	const server = createServer(async (request, response) => {
		const body = await text(request);
		const call = { action: actionOf(request, body), body };
		proxy.calls.push(call);
		proxy.observe(call, "before");
		const fault = await proxy.decide(call);
		if (fault === "hang") return;
		if (fault === "down") return void request.socket.destroy();
		if (fault === "stall-headers") {
			return void request.socket.write("HTTP/1.1 200 OK\r\ncontent-ty");
		}
		if (typeof fault === "object") return acceptMail(response, fault.mailId);
		if (fault === "empty") return void response.writeHead(200).end();
		if (fault === "refuse" || fault === "throttle") {
			return errorResponse(request, response, fault);
		}
		forward(target, request, body, (status, headers, payload) => {
			proxy.observe(call, "after");
			if (fault === "lose-response") return;
			if (fault === "stall-body" || fault === "drip") {
				return sendSlowly(response, status, headers, payload, fault);
			}
			response.writeHead(status, headers).end(payload);
		});
	});
	const port = await listen(server);
	proxy.url = `http://127.0.0.1:${port}`;
	proxy.close = () => closeServer(server);
	return proxy;
}
export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>;

function acceptMail(response: ServerResponse, mailId: string): void {
	response
		.writeHead(200, { "content-type": "text/xml" })
		.end(
			`<SendEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendEmailResult><MessageId>${mailId}</MessageId></SendEmailResult></SendEmailResponse>`,
		);
}

function sendSlowly(
	response: ServerResponse,
	status: number,
	headers: Record<string, string>,
	payload: Buffer,
	fault: "stall-body" | "drip",
): void {
	response.writeHead(status, {
		...headers,
		"content-length": payload.length,
	});
	if (fault === "stall-body") {
		response.write(payload.subarray(0, payload.length / 2));
		return;
	}
	let sent = 0;
	const timer = setInterval(() => {
		response.write(payload.subarray(sent, sent + 1));
		sent += 1;
		if (sent === payload.length) response.end();
	}, 250);
	response.on("close", () => clearInterval(timer));
}

function actionOf(request: IncomingMessage, body: string): string {
	const target = request.headers["x-amz-target"];
	return target
		? (String(target).split(".").at(-1) ?? "")
		: (new URLSearchParams(body).get("Action") ?? "");
}

function errorResponse(
	request: IncomingMessage,
	response: ServerResponse,
	fault: "refuse" | "throttle",
): void {
	if (request.headers["x-amz-target"]) {
		const name =
			fault === "throttle"
				? "ProvisionedThroughputExceededException"
				: "AccessDeniedException";
		response
			.writeHead(400, { "content-type": "application/x-amz-json-1.0" })
			.end(JSON.stringify({ __type: `com.amazonaws#${name}`, message: "no" }));
		return;
	}
	const code = fault === "throttle" ? "Throttling" : "MessageRejected";
	response
		.writeHead(400, { "content-type": "text/xml" })
		.end(
			`<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>${code}</Code><Message>Email address is not verified: ana@example.com</Message></Error></ErrorResponse>`,
		);
}

function forward(
	target: string,
	request: IncomingMessage,
	body: string,
	done: (
		status: number,
		headers: Record<string, string>,
		payload: Buffer,
	) => void,
): void {
	const { host: _host, connection: _connection, ...headers } = request.headers;
	const url = new URL(request.url ?? "/", target);
	const outgoing = httpRequest(
		url,
		{ method: request.method, headers },
		async (incoming) => {
			const type = String(incoming.headers["content-type"] ?? "");
			done(
				incoming.statusCode ?? 500,
				{ "content-type": type },
				await buffer(incoming),
			);
		},
	);
	outgoing.on("error", () => request.socket.destroy());
	outgoing.end(body);
}
