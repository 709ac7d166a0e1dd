import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Request } from "autocannon";
import { fire } from "./fire.ts";
import type { Row } from "./report.ts";
import {
	contactRequest,
	feedRequest,
	mergedRequest,
	pageRequest,
} from "./requests.ts";
import {
	type GatewayProcess,
	startGatewayProcess,
} from "./start-gateway-process.ts";

const siteFolder = resolve(import.meta.dirname, "../../dist");
const connections = 200;
const warmUpSeconds = 20;
const windowSeconds = 10;
/** Memory at the end beside memory at the beginning. */
const mostGrowth = 1.1;

/**
 * The local gateway under 200 connections: of each hundred requests 80 pages and files,
 * 19 feeds, 1 message. Memory is compared between the first and last ten seconds after a
 * warm-up.
 */
export async function runLoad(seconds: number): Promise<Row[]> {
	const gateway = await startGatewayProcess();
	try {
		const load = { connections, requests: mix() };
		await fire(gateway.url, { ...load, seconds: warmUpSeconds });
		const heapBefore = await gateway.heap();
		const watching = watch(gateway, seconds);
		const fired = await fire(gateway.url, { ...load, seconds });
		const rss = await watching;
		const heapAfter = await gateway.heap();
		return [
			{ what: "answers", value: fired.answers, unit: "" },
			{ what: "errors", value: fired.errors, unit: "", budget: 0 },
			{ what: "rate", value: fired.perSecond, unit: "/s" },
			{ what: "p50", value: fired.p50Ms, unit: "ms" },
			{ what: "p99", value: fired.p99Ms, unit: "ms" },
			...growth(
				"memory",
				mean(rss.slice(0, windowSeconds)),
				mean(rss.slice(-windowSeconds)),
			),
			...growth("heap in use", heapBefore, heapAfter),
		];
	} finally {
		await gateway.stop();
	}
}

function mix(): Request[] {
	const pages = [
		...readFileSync(join(siteFolder, "sitemap.xml"), "utf8").matchAll(
			/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g,
		),
	].map(([, path]) => path || "/");
	const files = readdirSync(join(siteFolder, "assets")).map(
		(name) => `/assets/${name}`,
	);
	return Array.from({ length: 100 }, (_, n) => {
		if (n === 0) return contactRequest;
		if (n % 5 === 0) return n % 2 === 0 ? feedRequest : mergedRequest;
		// A page brings a few files along; most browsers take brotli.
		const list = n % 5 === 1 ? pages : files;
		const path = list[(n * 7) % list.length] ?? "/";
		return pageRequest(path, n % 10 === 3 ? "gzip" : "br");
	});
}

/** Resident memory each second. */
async function watch(gateway: GatewayProcess, seconds: number) {
	const sizes: number[] = [];
	for (let second = 0; second < seconds; second += 1) {
		sizes.push(await gateway.rss());
		await setTimeout(1_000);
	}
	return sizes;
}

function growth(what: string, before: number, after: number): Row[] {
	return [
		{ what: `${what}, first`, value: megabytes(before), unit: "MB" },
		{ what: `${what}, last`, value: megabytes(after), unit: "MB" },
		{
			what: `${what}, last beside first`,
			value: Math.round((after / before) * 100) / 100,
			unit: "×",
			budget: mostGrowth,
		},
	];
}

function megabytes(bytes: number): number {
	return Math.round(bytes / 1024 / 1024);
}

function mean(values: number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
