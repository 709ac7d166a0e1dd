/** Returns an environment variable that must be set; throws if it is missing or empty. */
export function requireEnv(name: string): string {
	const value = process.env[name];
	if (!value) throw new Error(`Environment variable ${name} is not set`);
	return value;
}

/** Returns an environment variable that may be omitted. */
export function optionalEnv(name: string): string | undefined {
	return process.env[name] || undefined;
}

/** Returns an environment variable that must be set but may be empty; throws if it is missing. */
export function declaredEnv(name: string): string {
	const value = process.env[name];
	if (value === undefined) {
		throw new Error(`Environment variable ${name} is not set`);
	}
	return value;
}
