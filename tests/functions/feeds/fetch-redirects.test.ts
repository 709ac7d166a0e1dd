import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { fetchUpstream, noValidators, setUpFetch } from "./set-up-fetch.ts";
import { rss } from "./start-upstream.ts";

const { fetchFrom, serve } = setUpFetch();

describe("a redirect", () => {
	const redirect = (to: string, status = 302): RequestListener => {
		return (request, response) => {
			if (request.url === "/there") response.end(rss("There"));
			else response.writeHead(status, { location: to }).end();
		};
	};

	test.each([301, 302, 303, 307, 308])("%i is followed", async (status) => {
		expect(await fetchFrom(redirect("/there", status))).toMatchObject({
			kind: "changed",
			bytes: Buffer.from(rss("There")),
		});
	});

	test("to an address in UTF-8 that is not percent-encoded is followed", async () => {
		const utf8 = Buffer.from("/caf\u00e9").toString("latin1");
		const upstream = await serve(({ url }, response) => {
			if (url === "/") response.writeHead(302, { location: utf8 }).end();
			else response.end(rss("There"));
		});
		await fetchUpstream(upstream.url, noValidators);
		expect(upstream.requests.at(-1)?.url).toBe("/caf%C3%A9");
	});

	test("in a loop ends after five", async () => {
		const upstream = await serve(redirect("/again"));
		expect(await fetchUpstream(upstream.url, noValidators)).toEqual({
			kind: "failed",
			reason: "redirect refused: too many redirects",
		});
		expect(upstream.requests).toHaveLength(6);
	});

	test("to another scheme is refused", async () => {
		for (const to of ["file:///etc/passwd", "ftp://feed.test/"]) {
			expect(await fetchFrom(redirect(to))).toMatchObject({
				reason: "redirect refused: not http",
			});
		}
	});

	test.each([
		"http://169.254.169.254/latest/meta-data/",
		"http://10.0.0.1/",
		"http://[::1]/",
		"http://[::ffff:10.0.0.1]/",
		"http://2130706434/",
		"http://0x7f000002/",
		"http://private.test/",
	])("to %s is refused before a connection is opened", async (to) => {
		expect(await fetchFrom(redirect(to))).toEqual({
			kind: "failed",
			reason: "private address refused",
		});
	});

	test("without a location is an ordinary failure", async () => {
		expect(
			await fetchFrom((_, response) => response.writeHead(302).end()),
		).toMatchObject({ reason: "302" });
	});

	test("to an invalid address fails", async () => {
		expect(await fetchFrom(redirect("http://"))).toMatchObject({
			kind: "failed",
			reason: "ERR_INVALID_URL",
		});
	});
});
