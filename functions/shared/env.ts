/** The value of an environment variable that must be set; throws where it is missing or empty. */
export function requireEnv(name: string): string {
	const value = process.env[name];
	if (!value) throw new Error(`Environment variable ${name} is not set`);
	return value;
}

/** The value of an environment variable that may be left out. */
export function optionalEnv(name: string): string | undefined {
	return process.env[name] || undefined;
}

/** The value of an environment variable that must be set, if only to nothing; throws where it is missing. */
export function declaredEnv(name: string): string {
	const value = process.env[name];
	if (value === undefined) {
		throw new Error(`Environment variable ${name} is not set`);
	}
	return value;
}
