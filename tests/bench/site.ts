import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { startSite } from "#tests/start-site.ts";
import { runLighthouse } from "./site/lighthouse.ts";
import { measureLoad, measureRouteChange } from "./site/measure.ts";
import { serveVariants } from "./site/server.ts";
import { makeVariants, type VariantName } from "./site/variants.ts";

const routes = (
	process.argv.find((a) => a.startsWith("--routes="))?.slice(9) ?? "/"
).split(",");
const runs = Number(
	process.argv.find((a) => a.startsWith("--runs="))?.slice(7) ?? 3,
);
const only =
	process.argv.find((a) => a.startsWith("--only="))?.slice(7) ?? "lh,cdp";

const gateway = await startSite();
const variants = await makeVariants();
const server = await serveVariants(variants, gateway.url);
const port = 20000 + (process.pid % 20000);
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	args: [
		...chromiumArgs,
		...server.chromiumArgs,
		`--remote-debugging-port=${port}`,
	],
});
for (const route of routes) {
	for (let run = 0; run < runs; run++)
		for (const name of [
			"shipped",
			"no-script",
			"at-once",
			"spa",
		] as VariantName[]) {
			const url = server.urlOf(name, route);
			if (only.includes("lh") && name !== "at-once") {
				const r = await runLighthouse(url, port, name === "shipped");
				console.log(
					route,
					name,
					JSON.stringify(r.scores),
					r.lcpMs.toFixed(0),
					r.tbtMs.toFixed(0),
					r.cls.toFixed(3),
				);
				if (name === "shipped")
					for (const d of r.deductions) console.log("   ", d);
			}
			if (only.includes("cdp")) {
				const wakes = name !== "no-script";
				for (const [cpu, isSlowLine] of [
					[1, false],
					[4, false],
					[4, true],
				] as const) {
					const l = await measureLoad(browser, url, { cpu, isSlowLine, wakes });
					console.log(route, name, cpu, isSlowLine, JSON.stringify(l));
				}
			}
		}
	if (only.includes("cdp"))
		for (const cpu of [1, 4])
			console.log(
				"change",
				cpu,
				await measureRouteChange(
					browser,
					server.urlOf("shipped", route),
					route === "/company/about" ? "/" : "/company/about",
					cpu,
				),
			);
}
await browser.close();
server.close();
await gateway.close();
