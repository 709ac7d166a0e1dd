import type { CDPSession, Page } from "playwright/test";

type Paused = {
	requestId: string;
	resourceType: string;
	request: { url: string; method: string; headers: Record<string, string> };
};

/** A response of the test's own; `"fail"` breaks the connection, null lets the request go on. */
type OwnResponse =
	| {
			status?: number;
			headers?: Record<string, string>;
			contentType?: string;
			body?: string;
	  }
	| "fail"
	| null;

/** What a test responds to. */
type Pattern = {
	/** With `*` for any text. */
	urlPattern: string;
	resourceType?: "Document";
};

/**
 * Responds to the page's requests as Playwright's routes do, but leaves the browser's cache on, so
 * that a test which loads many pages does not load and compile the site's scripts for each. For
 * tests that are not about loading the scripts. @returns a function that ends it
 */
export async function respondWith(
	page: Page,
	patterns: Pattern[],
	respond: (url: URL, request: Paused["request"]) => Promise<OwnResponse>,
): Promise<() => Promise<void>> {
	const session = await page.context().newCDPSession(page);
	session.on("Fetch.requestPaused", (paused: Paused) => {
		// The page may have gone meanwhile.
		answer(session, paused, respond).catch(() => {});
	});
	await session.send("Fetch.enable", { patterns });
	return () => session.detach();
}

async function answer(
	session: CDPSession,
	{ requestId, request }: Paused,
	respond: (url: URL, request: Paused["request"]) => Promise<OwnResponse>,
): Promise<void> {
	const response = await respond(new URL(request.url), request);
	if (response === null) {
		await session.send("Fetch.continueRequest", { requestId });
	} else if (response === "fail") {
		await session.send("Fetch.failRequest", {
			requestId,
			errorReason: "Failed",
		});
	} else {
		const { status = 200, contentType, headers = {}, body = "" } = response;
		const all: Record<string, string> = {
			...headers,
			...(contentType && { "content-type": contentType }),
		};
		// The body is sent as it is.
		for (const name of ["content-encoding", "content-length"]) delete all[name];
		await session.send("Fetch.fulfillRequest", {
			requestId,
			responseCode: status,
			responseHeaders: Object.entries(all).map(([name, value]) => ({
				name,
				value,
			})),
			body: Buffer.from(body).toString("base64"),
		});
	}
}
