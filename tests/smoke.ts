import { smokeChecks } from "./smoke/checks.ts";

// npm run smoke -- https://www.example.com [--no-message]
// Sends a live stage, or the local gateway, a visitor's requests, and one marked message.
const [address, ...options] = process.argv.slice(2);

if (!address || !URL.canParse(address)) {
	console.error(
		"Usage: npm run smoke -- https://www.example.com [--no-message]",
	);
	process.exitCode = 1;
} else {
	const checks = smokeChecks(new URL(address).origin, {
		sendsMessage: !options.includes("--no-message"),
	});
	let failed = 0;
	for (const [name, check] of checks) {
		try {
			await check();
			console.log(`ok    ${name}`);
		} catch (error) {
			failed += 1;
			console.log(
				`FAIL  ${name}: ${error instanceof Error ? error.message : error}`,
			);
		}
	}
	console.log(
		failed === 0
			? `All ${checks.length} checks passed at ${address}`
			: `${failed} of ${checks.length} checks failed at ${address}`,
	);
	process.exitCode = failed === 0 ? 0 : 1;
}
