/**
 * Runs in every page before its own scripts, and keeps what goes wrong there; by its text, so it
 * uses nothing from around it. One recorder for all browsers: their drivers tell of different things.
 */
export function recordFaults(): void {
	const faults: string[] = [];
	Object.assign(window, { recordedFaults: faults });
	// On a busy machine a frame may come before there is anything to draw. A method, since tsx marks
	// named functions by a helper that the page lacks.
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
