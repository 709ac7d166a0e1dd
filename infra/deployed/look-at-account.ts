import type { Account } from "#infra/stacks/add-stage.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import { AwsCliError } from "./aws-cli.ts";
import { accountOfCredentials, stackStatus } from "./deployed-stack.ts";
import { deployedTemplate } from "./deployed-template.ts";
import type { AskDns } from "./name-servers.ts";
import { preflight } from "./preflight.ts";
import { previousHashes } from "./previous-hashes.ts";

/**
 * Asks the account what a synth cannot know: the inline hashes of the live pages or, if the stage is not
 * deployed yet, whether its first deployment can succeed. Reports whatever the credentials may not read, and
 * carries on without it.
 * @param account the account that the CDK's CLI deploys to. With `--profile` it may differ from that of the AWS
 *   CLI, which makes the requests here; then nothing is assumed to be known
 * @param checksFirst whether to look for what would make a first deployment fail
 * @param askDns instead of the DNS, for tests
 * @throws an Error that lists everything that would make the first deployment fail
 */
export async function lookAtAccount(
	stage: StageConfig,
	account: string,
	checksFirst: boolean,
	print: (line: string) => void,
	askDns?: AskDns,
): Promise<Omit<Account, "id">> {
	const { name, region } = stage;
	try {
		const cliAccount = accountOfCredentials(region);
		if (cliAccount !== account) {
			print(
				`Could not read what is deployed: this deploys to account ${account}, but the AWS CLI uses ${cliAccount}. Set AWS_PROFILE instead of --profile`,
			);
			return { isFirstDeployment: false };
		}
		const stack = stackName(name);
		const template = deployedTemplate(region, stack);
		if (
			template &&
			!neverDeployedStates.has(stackStatus(region, stack) ?? "")
		) {
			return {
				isFirstDeployment: false,
				previousHashes: previousHashes(template),
			};
		}
	} catch (error) {
		if (!(error instanceof AwsCliError)) throw error;
		print(
			`Could not read what is deployed, so pages that are open now may need a reload: ${error.message}`,
		);
		return { isFirstDeployment: false };
	}
	if (checksFirst) await preflight(stage, print, askDns);
	return { isFirstDeployment: true };
}

/** States in which a failed first deployment leaves a stack: the CDK's CLI removes it and starts again. */
const neverDeployedStates: ReadonlySet<string> = new Set([
	"CREATE_FAILED",
	"REVIEW_IN_PROGRESS",
	"ROLLBACK_COMPLETE",
	"ROLLBACK_FAILED",
]);
