const methods = ["debug", "info", "warn", "error"] as const;

// Either identical on every line of one machine, or useful only in a system of many services.
const hiddenFields =
	/^(level|message|timestamp|service|cold_start|correlation_id|sampling_rate|function_.*|.*_trace_id|awsRequestId)$/;

/**
 * Prints the functions' JSON log lines in a readable form; other lines are not changed. They pass
 * through the console because the local settings turn POWERTOOLS_DEV on.
 * @returns a function that restores the console
 */
export function makeLogReadable(): () => Promise<void> {
	const originals = methods.map((method) => [method, console[method]] as const);
	for (const [method, print] of originals) {
		console[method] = (...values: unknown[]) => {
			const [line] = values;
			const text =
				typeof line === "string" && values.length === 1
					? formatLine(line)
					: null;
			if (text === null) print.apply(console, values);
			else print.call(console, text);
		};
	}
	return async () => {
		for (const [method, print] of originals) console[method] = print;
	};
}

/** Formats a log line as `07:31:02  warn   contact message waiting  attempts=2`; null if it is not one. */
export function formatLine(line: string): string | null {
	const fields = parse(line);
	if (fields === null) return null;
	const time = new Date(String(fields.timestamp)).toTimeString().slice(0, 8);
	const level = String(fields.level).toLowerCase().padEnd(5);
	const rest = Object.entries(fields)
		.filter(([name, value]) => !hiddenFields.test(name) && value !== undefined)
		.map(([name, value]) => `${name}=${value}`);
	return [time, level, fields.message, rest.join(" ")]
		.filter(Boolean)
		.join("  ");
}

function parse(line: string): Record<string, unknown> | null {
	if (!line.startsWith("{")) return null;
	try {
		const value = JSON.parse(line);
		return "level" in value && "message" in value ? value : null;
	} catch {
		return null;
	}
}
