import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { setUpSource } from "./set-up-source.ts";
import { rss } from "./start-upstream.ts";

const source = setUpSource();

describe("a feed that has moved for good", () => {
	const moved: RequestListener = ({ url }, response) => {
		if (url === "/") response.writeHead(301, { location: "/new" }).end();
		else response.end(rss("New"));
	};

	test("is requested at its new address, by every instance", async () => {
		source.upstream.respond(moved);
		expect(await source.get()).toMatchObject({
			movedTo: `${source.upstream.url}new`,
		});
		source.passFreshTime();
		await source.get();
		expect(source.paths()).toEqual(["/", "/new", "/new"]);
	});

	test("is requested at the publisher's original address once a day", async () => {
		source.upstream.respond(moved);
		const relay = source.instance();
		for (let hour = 0; hour < 49; hour += 1) {
			await relay.get(source.upstream.url);
			source.now += 60 * 60_000;
		}
		expect(source.paths().filter((path) => path === "/")).toHaveLength(3);
	});

	test("reverts if the new address fails", async () => {
		source.upstream.respond(moved);
		await source.get();
		source.upstream.respond(({ url }, response) => {
			if (url === "/new") response.writeHead(404).end();
			else response.end(rss("Back"));
		});
		source.passFreshTime();
		expect(await source.get()).toMatchObject({
			movedTo: "",
			lastStatus: "404",
		});
		source.now += 31_000;
		expect(await source.get()).toMatchObject({
			movedTo: "",
			lastStatus: "200",
		});
		expect(source.paths()).toEqual(["/", "/new", "/new", "/"]);
	});

	test("is not remembered if there is no feed at the new address", async () => {
		source.upstream.respond(({ url }, response) => {
			if (url === "/") response.writeHead(301, { location: "/new" }).end();
			else response.end("<!doctype html><title>Parked</title>");
		});
		expect(await source.get()).toMatchObject({ movedTo: "", failures: 1 });
	});

	test("is not considered gone if only the new address is", async () => {
		source.upstream.respond(moved);
		await source.get();
		source.upstream.respond(({ url }, response) => {
			response.writeHead(url === "/new" ? 410 : 200).end(rss("Back"));
		});
		source.passFreshTime();
		expect(await source.get()).toMatchObject({ ended: "", lastStatus: "410" });
		source.now += 31_000;
		expect(await source.get()).toMatchObject({ ended: "", failures: 0 });
	});

	test("to another site keeps its last list, reports the move, and recovers once the original address works", async () => {
		await source.get();
		source.upstream.respond((_, response) =>
			response.writeHead(301, { location: "http://127.0.0.1:1/" }).end(),
		);
		source.passFreshTime();
		const record = await source.get();
		expect(record).toMatchObject({ ended: "moved away", movedTo: "" });
		expect(record.copy?.items.list).toHaveLength(1);
		source.upstream.respond((_, response) => response.end(rss("Back")));
		source.now += 31_000;
		expect(await source.get()).toMatchObject({ ended: "", failures: 0 });
	});
});
