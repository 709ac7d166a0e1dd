import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Context } from "aws-lambda";
import { StartError } from "./start-error.ts";

/** Event and result are API Gateway's; the bundles are loaded by name, so their types are not checked. */
export type Handler = (event: unknown, context: Context) => Promise<unknown>;

export type Functions = {
	contact: { handler: Handler; resend: Handler };
	feeds: { handler: Handler; refresh: Handler };
};

/** Loads the built bundles, which read their settings from process.env when loaded. */
export async function loadFunctions(folder: string): Promise<Functions> {
	const [contact, feeds] = await Promise.all(
		["contact", "feeds"].map((name) => load(join(folder, name, "index.mjs"))),
	);
	return { contact, feeds } as Functions;
}

function load(file: string): Promise<unknown> {
	if (!existsSync(file)) {
		throw new StartError(`${file} is missing: run npm run build first.`);
	}
	// A different query loads a new instance: each gateway has its own settings.
	return import(`${pathToFileURL(file).href}?${randomUUID()}`);
}
