import { afterEach, expect, it, vi } from "vitest";
import { formatLine, makeLogReadable } from "#functions/local/readable-log.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

const line = JSON.stringify(
	{
		level: "WARN",
		message: "contact message waiting",
		timestamp: new Date(2026, 10, 21, 7, 31, 2).toISOString(),
		service: "service_undefined",
		cold_start: true,
		function_arn: "arn",
		function_request_id: "1",
		sampling_rate: 0,
		correlation_id: "2",
		reference: "AAAA-BBBB",
		attempts: 2,
	},
	null,
	4,
);
const readableLine =
	"07:31:02  warn   contact message waiting  reference=AAAA-BBBB attempts=2";

it("a log entry becomes one short line, without fields that every line shares", () => {
	expect(formatLine(line)).toBe(readableLine);
});

it.each(["", "Site   http://localhost:8080", "{", "{}", "[1]", '{"level":1}'])(
	"%j is not a log entry",
	(text) => {
		expect(formatLine(text)).toBeNull();
	},
);

it("leaves the console's other lines unchanged, and restores the console", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const spied = console.warn;
	const restoreConsole = makeLogReadable();
	console.warn(line);
	console.warn("as %s", "it is");
	await restoreConsole();
	expect(warn.mock.calls).toEqual([[readableLine], ["as %s", "it is"]]);
	expect(console.warn).toBe(spied);
});
