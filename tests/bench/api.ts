import { basename, dirname } from "node:path";
import { buildFunctions } from "#functions/build.ts";
import { type Fired, fire } from "./fire.ts";
import { importTimes } from "./import-time.ts";
import { type Row, report } from "./report.ts";
import { contactRequest, feedRequest } from "./requests.ts";
import { startGatewayProcess } from "./start-gateway-process.ts";

// npm run bench:api [-- --json]: bundles, then the local gateway with its local store.
const bundles = await buildFunctions();
const times = importTimes(bundles.map(({ file }) => file));

const gateway = await startGatewayProcess();
const shoot = (
	seconds: number,
	connections: number,
	request: typeof feedRequest,
) => fire(gateway.url, { seconds, connections, requests: [request] });
await shoot(2, 10, feedRequest);
await shoot(2, 4, contactRequest);
const feeds = await shoot(10, 10, feedRequest);
const contact = await shoot(10, 4, contactRequest);
await gateway.stop();

report("Functions", [
	...bundles.flatMap(({ file, bytes }, index): Row[] => {
		const name = basename(dirname(file));
		const kB = Math.round(bytes / 1024);
		return [
			{ what: `${name}, bundle`, value: kB, unit: "kB", budget: 450 },
			{
				what: `${name}, import beyond an empty module`,
				value: times[index]?.wallMs ?? 0,
				unit: "ms",
				budget: 70,
			},
			{
				what: `${name}, import, processor time`,
				value: times[index]?.processorMs ?? 0,
				unit: "ms",
			},
		];
	}),
	...rowsOf("GET /api/feeds, cached", feeds, 1_000, 50),
	...rowsOf("POST /api/contact, stored and mailed", contact, 100, 100),
]);

function rowsOf(
	what: string,
	{ perSecond, p50Ms, p99Ms, errors }: Fired,
	leastRate: number,
	mostP99Ms: number,
): Row[] {
	return [
		{
			what,
			value: perSecond,
			unit: "/s",
			budget: leastRate,
			atLeast: true,
		},
		{ what: `${what}, p50`, value: p50Ms, unit: "ms" },
		{ what: `${what}, p99`, value: p99Ms, unit: "ms", budget: mostP99Ms },
		{ what: `${what}, errors`, value: errors, unit: "", budget: 0 },
	];
}
