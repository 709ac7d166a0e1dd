import * as z from "zod";
import { AwsCliError, awsCli } from "./aws-cli.ts";

/** The parts of a template that we read, whoever wrote it; the rest passes through unchanged. */
export const templateSchema = z.looseObject({
	Resources: z.record(
		z.string(),
		z.looseObject({
			Type: z.string(),
			Properties: z.record(z.string(), z.unknown()).optional(),
			Metadata: z.record(z.string(), z.unknown()).optional(),
		}),
	),
});

export type DeployedTemplate = z.infer<typeof templateSchema>;

/**
 * Returns the template that a stack was deployed with.
 * @returns undefined if there is no such stack, or its only change set was never executed
 * @throws AwsCliError if it cannot be read
 */
export function deployedTemplate(
	region: string,
	stack: string,
): DeployedTemplate | undefined {
	try {
		const template = awsCli(
			region,
			`cloudformation get-template --stack-name ${stack} --query TemplateBody`,
		);
		return template === "" ? undefined : templateSchema.parse(template);
	} catch (error) {
		if (error instanceof AwsCliError && error.isMissing) return undefined;
		throw error;
	}
}
