import type { Account } from "#infra/stacks/add-stage.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { AwsCliError } from "./aws-cli.ts";
import { deployedTemplate } from "./deployed-template.ts";
import { preflight } from "./preflight.ts";
import { previousHashes } from "./previous-hashes.ts";

/**
 * Asks the account what a synth cannot know: what the live pages hold inline, or, where the
 * stage is not deployed yet, whether its first deployment can succeed. What the credentials
 * may not read is said and does not stop anything.
 * @param checksFirst whether to look for what would make a first deployment fail
 * @throws an Error that names everything that would make the first deployment fail
 */
export function lookAtAccount(
	stage: StageConfig,
	checksFirst: boolean,
	say: (line: string) => void,
): Omit<Account, "id"> {
	try {
		const template = deployedTemplate(stage.region, stackName(stage.name));
		if (template) {
			return {
				isFirstDeployment: false,
				previousHashes: previousHashes(template),
			};
		}
	} catch (error) {
		if (!(error instanceof AwsCliError)) throw error;
		say(
			`Could not read what is deployed, so pages that are open now may need a reload: ${error.message}`,
		);
		return { isFirstDeployment: false };
	}
	if (checksFirst) preflight(stage, say);
	return { isFirstDeployment: true };
}
