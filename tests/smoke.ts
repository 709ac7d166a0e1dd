import { parseArgs } from "node:util";
import { smokeChecks } from "./smoke/checks.ts";

// npm run smoke -- https://www.example.com [--no-message]
// Sends a live stage, or the local gateway, a visitor's requests, and one marked message.
try {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { "no-message": { type: "boolean", default: false } },
	});
	const [address = "", ...others] = positionals;
	// Without its scheme, "localhost:8080" would be an address of the scheme "localhost".
	if (others.length > 0 || !/^https?:/i.test(address) || !URL.canParse(address))
		throw new Error(
			"Usage: npm run smoke -- https://www.example.com [--no-message]",
		);
	await runChecks(address, !values["no-message"]);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function runChecks(address: string, sendsMessage: boolean) {
	const checks = smokeChecks(new URL(address).origin, { sendsMessage });
	let failed = 0;
	for (const [name, check] of checks) {
		try {
			await check();
			console.log(`ok    ${name}`);
		} catch (error) {
			failed += 1;
			console.log(`FAIL  ${name}: ${explain(error)}`);
		}
	}
	console.log(
		failed === 0
			? `All ${checks.length} checks passed at ${address}`
			: `${failed} of ${checks.length} checks failed at ${address}`,
	);
	process.exitCode = failed === 0 ? 0 : 1;
}

// fetch() itself only says "fetch failed"; its cause says that the name is unknown, or the connection refused.
function explain(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const { cause, message } = error;
	return cause instanceof Error
		? `${message} (${cause.message || String(cause)})`
		: message;
}
