import { report } from "./report.ts";
import { runLoad } from "./run-load.ts";

// npm run bench:soak [-- seconds, at most 600] [--json]
const seconds = Math.min(
	Number(process.argv.slice(2).find(Number) ?? 600),
	600,
);
report(`Soak for ${seconds} s, 200 connections`, await runLoad(seconds));
