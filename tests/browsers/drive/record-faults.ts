/**
 * Runs in every page before its own scripts, and records what goes wrong there. It is serialized,
 * so it must not use anything from its scope. All browsers share it, because their drivers report
 * different things.
 */
export function recordFaults(): void {
	const faults: string[] = [];
	Object.assign(window, { recordedFaults: faults });
	// On a busy machine a frame may run before there is anything to draw. A method, because tsx marks
	// named functions with a helper that the page lacks.
	const first = {
		note() {
			if (!document.body) requestAnimationFrame(() => first.note());
			else {
				const { theme } = document.documentElement.dataset;
				Object.assign(window, { firstTheme: theme });
			}
		},
	};
	requestAnimationFrame(() => first.note());
	addEventListener("error", (event) => {
		const { message, filename } = event as ErrorEvent;
		faults.push(`error: ${message} (${filename})`);
	});
	addEventListener("unhandledrejection", (event) => {
		faults.push(`unhandled rejection: ${event.reason}`);
	});
	document.addEventListener("securitypolicyviolation", (event) => {
		faults.push(
			`content security policy: ${event.violatedDirective} ${event.blockedURI}`,
		);
	});
	const { error } = console;
	console.error = (...args: unknown[]) => {
		faults.push(`console: ${args.map(String).join(" ")}`);
		error.apply(console, args);
	};
}
