import { deepEqual, equal, match, ok } from "node:assert/strict";
import { extname } from "node:path";
import { cacheControlFor } from "#infra/edge/cache-rules.ts";
import { contentTypes } from "#infra/edge/content-types.ts";
import { securityHeaders } from "#infra/edge/headers.ts";

/** Expects an HTML page with one first-level heading. */
export async function checkPage(response: Response): Promise<void> {
	equal(response.status, 200);
	ok(
		isHtml(response),
		`content-type is ${response.headers.get("content-type")}`,
	);
	checkHeaders(response);
	const headings = (await response.text()).match(/<h1[\s>]/g) ?? [];
	equal(headings.length, 1, `${headings.length} headings of the first level`);
}

/** Expects the security headers. */
export function checkHeaders({ headers }: Response): void {
	const expected = securityHeaders("");
	for (const [name, value] of Object.entries(expected)) {
		if (name === "content-security-policy") {
			match(headers.get(name) ?? "", /^default-src 'none'/);
			ok(
				!headers.get(name)?.includes("unsafe"),
				"the CSP allows something unsafe",
			);
		} else equal(headers.get(name), value, `${name}: ${headers.get(name)}`);
	}
}

/** Expects an error status with nothing but a message and, if it is about one, the name of a field. */
export async function checkRefusal(
	response: Response,
	status: number,
	field?: string,
): Promise<void> {
	equal(response.status, status);
	const { message, ...rest } = (await response.json()) as {
		message?: unknown;
	};
	deepEqual(rest, field === undefined ? {} : { field });
	equal(typeof message, "string");
}

/** Expects a file with its content type, its cache rule and the security headers. */
export function checkFile(response: Response, path: string): void {
	equal(response.status, 200);
	// S3 may leave out the charset, and calls XML by its older name.
	const [expected = ""] = (contentTypes[extname(path)] ?? "").split(";");
	const [shown = ""] = (response.headers.get("content-type") ?? "").split(";");
	equal(shown.replace("text/xml", "application/xml"), expected);
	equal(response.headers.get("cache-control"), cacheControlFor(path));
	checkHeaders(response);
}

export function isHtml({ headers }: Response): boolean {
	return (headers.get("content-type") ?? "").startsWith("text/html");
}
