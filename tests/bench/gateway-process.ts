import { type GatewayOptions, startGateway } from "#functions/local/gateway.ts";

// The local gateway in a process of its own, which tells its parent how much memory it has.
// tsx switches them on; parsed at the first error, they would look like 20 MB of growth.
process.setSourceMapsEnabled(false);
const [options = "{}"] = process.argv.slice(2);
const gateway = await startGateway(JSON.parse(options) as GatewayOptions);

process.on("message", (question) => {
	if (question === "heap") globalThis.gc?.();
	const { rss, heapUsed } = process.memoryUsage();
	process.send?.({ rss, heapUsed });
});
process.on("disconnect", async () => {
	await gateway.close();
	process.exit(0);
});
process.send?.({ url: gateway.url });
