import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { feedSources } from "#content/feeds/sources.ts";
import { metricNames } from "#content/operations.ts";
import { relayTimes } from "#functions/feeds/relay.ts";
import { reviveSource } from "#functions/feeds/revive.ts";
import { fail, get, setUpRelay, sourceOf, wiz } from "./set-up-relay.ts";
import { rss } from "./start-upstream.ts";

const reported = vi.hoisted(() => new Map<string, number>());
vi.mock("#functions/shared/metrics.ts", () => ({
	count: (name: string, value = 1) => reported.set(name, value),
}));

const dayMs = 86_400_000;

describe("a source that has ended", () => {
	const relay = setUpRelay();
	/** Wiz returns 410, and articles again if it is requested again. */
	beforeEach(async () => {
		reported.clear();
		await relay.instance().refresh();
		relay.upstream.respond((request, response) => {
			if (sourceOf(request.url) === "Wiz") response.writeHead(410).end();
			else response.end(rss(sourceOf(request.url)));
		});
		relay.now += dayMs / 24;
		await relay.instance().refresh();
		relay.upstream.respond((request, response) =>
			response.end(rss(sourceOf(request.url))),
		);
	});
	const asked = () =>
		relay.upstream.requests.filter(({ url }) => sourceOf(url) === "Wiz").length;

	test("is reported by every scheduled refresh, in any instance", async () => {
		const same = relay.instance();
		for (let day = 0; day < 3; day += 1) {
			relay.now += dayMs;
			for (const instance of [relay.instance(), same]) {
				reported.clear();
				await instance.refresh();
				expect(reported.get(metricNames.sourcesEnded)).toBe(1);
			}
		}
		expect(asked()).toBe(2);
	});

	test("is shown for the rest of its day, then not at all, and delays nothing", async () => {
		expect(await get(relay.instance().handler)).toMatchObject({
			status: 200,
			state: "stale",
		});
		relay.now += dayMs;
		const { handler, refresh } = relay.instance();
		await refresh();
		const alone = await get(handler);
		expect(alone.status).toBe(502);
		expect(Number(alone.headers["retry-after"])).toBeLessThanOrEqual(86_400);
		const requests = relay.upstream.requests.length;
		const merged = await get(handler, "news.rss");
		expect(merged).toMatchObject({ status: 200, state: "fresh" });
		expect(merged.body).toContain("Docker Blog 0");
		expect(merged.body).not.toContain("Wiz 0");
		expect(merged.headers["cache-control"]).toContain("s-maxage=240,");
		expect(relay.upstream.requests).toHaveLength(requests);
	});

	describe("revived by an operator", () => {
		const revive = (wanted: string) => reviveSource(relay.cache.table, wanted);

		test.each(["Wiz", "wiz ", wiz])("as %j", async (wanted) => {
			const running = relay.instance();
			await running.refresh();
			expect(await revive(wanted)).toBe(
				"Wiz will be requested again within four minutes.",
			);
			relay.now += relayTimes.recheckMs;
			await running.refresh();
			expect(asked()).toBe(3);
			expect(reported.get(metricNames.sourcesEnded)).toBe(0);
			expect(await get(running.handler)).toMatchObject({ state: "fresh" });
		});

		// The row then has a failure that is due sooner than the "never" in the schedule's memory.
		test("is requested by the schedule even if a visitor's request fails first", async () => {
			const schedule = relay.instance();
			await schedule.refresh();
			await revive("Wiz");
			relay.upstream.respond(fail(503));
			await get(relay.instance().handler);
			relay.upstream.respond((request, response) =>
				response.end(rss(sourceOf(request.url))),
			);
			relay.now += dayMs / 24;
			await schedule.refresh();
			expect(asked()).toBe(4);
			expect(reported.get(metricNames.sourcesEnded)).toBe(0);
		});

		test("other sources are unchanged, and an unknown one is named", async () => {
			expect(await revive("Docker Blog")).toBe(
				"Docker Blog has not ended: it is requested like every other source.",
			);
			const requests = relay.upstream.requests.length;
			await relay.instance().refresh();
			expect(relay.upstream.requests).toHaveLength(requests);
			await expect(revive("Viz")).rejects.toThrow(
				`No source is called "Viz". The sources are: ${feedSources[0]?.name}, Wiz,`,
			);
		});

		test("works with npm run feeds, on a deployed table and on the local one", async ({
			skip,
		}) => {
			const own = await vi.importActual<object>("#content/feeds/sources.ts");
			skip(!JSON.stringify(own).includes(wiz), "the command reads the site's");
			const settings = {
				FEEDS_TABLE: relay.cache.table.name,
				AWS_ENDPOINT_URL_DYNAMODB: relay.cache.url,
				AWS_REGION: "local",
				AWS_ACCESS_KEY_ID: "local",
				AWS_SECRET_ACCESS_KEY: "local",
			};
			const dataFolder = mkdtempSync(join(tmpdir(), "feeds-"));
			const lines = Object.entries(settings).map(
				([name, value]) => `${name}=${value}\n`,
			);
			writeFileSync(join(dataFolder, "functions.env"), lines.join(""));
			expect(await npmRunFeeds(settings)).toMatch(/^Wiz .* 410, .* never$/m);
			// As in the shell of a developer who also works on an AWS account.
			const local = {
				DATA_FOLDER: dataFolder,
				FEEDS_TABLE: "",
				AWS_PROFILE: "work",
			};
			expect(await npmRunFeeds(local)).toContain(
				'npm run feeds -- --revive "Wiz"',
			);
			expect(await npmRunFeeds(local, "--revive", "Wiz")).toBe(
				"Wiz will be requested again within four minutes.\n",
			);
			expect(await npmRunFeeds(settings)).toMatch(/^Wiz .* never requested/m);
			await expect(npmRunFeeds(settings, "--revive", "Viz")).rejects.toThrow(
				"No source is called",
			);
			await expect(npmRunFeeds(settings, "--revive")).rejects.toThrow("revive");
			rmSync(dataFolder, { recursive: true });
		}, 60_000);
	});
});

async function npmRunFeeds(
	environment: Record<string, string>,
	...args: string[]
): Promise<string> {
	const { FEEDS_TABLE: _, ...own } = process.env;
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["--import", "tsx", "functions/feeds/feeds-command.ts", ...args],
		{ env: { ...own, ...environment } },
	);
	return stdout;
}
