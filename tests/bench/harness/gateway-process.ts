import { startSite } from "#tests/start-site.ts";

// tsx turns source maps on. Parsed at the first error, they would look like 20 MB of growth.
process.setSourceMapsEnabled(false);
const site = await startSite(undefined, { MESSAGES_PER_HOUR: "1000000000" });

process.on("message", ({ collectGarbage }: { collectGarbage: boolean }) => {
	if (collectGarbage) globalThis.gc?.();
	process.send?.(process.memoryUsage());
});
process.on("disconnect", async () => {
	await site.close();
	process.exit(0);
});
process.send?.(site.url);
