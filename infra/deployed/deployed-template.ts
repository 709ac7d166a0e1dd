import * as z from "zod";
import { AwsCliError, awsCli } from "./aws-cli.ts";

/** What matters of a template, whoever wrote it; the rest passes as it is. */
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
 * The template that a stack runs on, as it was deployed.
 * @returns undefined where there is no such stack, or one whose change set was never carried out
 * @throws AwsCliError where it cannot be read
 */
export function deployedTemplate(
	region: string,
	stack: string,
): DeployedTemplate | undefined {
	try {
		const template = awsCli(
			region,
			"cloudformation",
			"get-template",
			"--stack-name",
			stack,
			"--query",
			"TemplateBody",
		);
		return template === "" ? undefined : templateSchema.parse(template);
	} catch (error) {
		if (error instanceof AwsCliError && error.isMissing) return undefined;
		throw error;
	}
}
