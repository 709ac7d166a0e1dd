import { type StageConfig, stageSchema } from "./stage-schema.ts";

/**
 * Parses the settings of a stage.
 * @throws an Error of one line that names the stage and the field
 */
export function parseStage(name: string, settings: unknown): StageConfig {
	if (!/^[a-z][a-z0-9-]{0,30}$/.test(name)) {
		throw new Error(
			`Stage "${name}": a stage name may contain only lower-case letters, digits and hyphens, at most 31 characters`,
		);
	}
	// dev's boundary treats every stack whose name starts like this as one of its previews.
	if (/^preview(?!-)/.test(name)) {
		throw new Error(
			`Stage "${name}": a name that starts with "preview" must be a preview of dev, preview-<name>`,
		);
	}
	const result = stageSchema.safeParse(settings);
	if (result.success) return { ...result.data, name };
	const problems = result.error.issues.map(({ path, message }) =>
		[path.join("."), message].filter(Boolean).join(": "),
	);
	throw new Error(`Stage "${name}" in infra/config.ts: ${problems.join("; ")}`);
}
