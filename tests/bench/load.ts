import { report } from "./report.ts";
import { runLoad } from "./run-load.ts";

// npm run bench:load [-- seconds] [--json]
const seconds = Number(process.argv.slice(2).find(Number) ?? 60);
report(`Load for ${seconds} s, 200 connections`, await runLoad(seconds));
