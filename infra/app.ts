import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { chosenStage } from "./chosen-stage.ts";
import { stageConfig } from "./config.ts";
import { lookAtAccount } from "./deployed/look-at-account.ts";
import { runCommand } from "./run-command.ts";
import { addStage } from "./stacks/add-stage.ts";

// One stage per run: STAGE=prod npx cdk deploy --all
const {
	CDK_DEFAULT_ACCOUNT,
	SITE_FOLDER,
	FUNCTIONS_FOLDER,
	PREFLIGHT = "on",
	GITHUB_ACTIONS,
} = process.env;

await runCommand(async () => {
	const stage = stageConfig(chosenStage());
	const folders = {
		siteFolder: SITE_FOLDER ?? requireBuilt("../dist"),
		functionsFolder: FUNCTIONS_FOLDER ?? requireBuilt("../build/functions"),
		isPipeline: GITHUB_ACTIONS === "true",
	};
	// The CDK's CLI sets the account if there are credentials; without any, a synth stays offline.
	const account = CDK_DEFAULT_ACCOUNT
		? {
				id: CDK_DEFAULT_ACCOUNT,
				...(await lookAtAccount(
					stage,
					CDK_DEFAULT_ACCOUNT,
					PREFLIGHT !== "off",
					console.error,
				)),
			}
		: undefined;
	const app = new App();
	addStage(app, stage, folders, account);
	Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
	app.synth();
});

function requireBuilt(folder: string): string {
	const path = fileURLToPath(new URL(folder, import.meta.url));
	if (existsSync(path)) return path;
	throw new Error(`${path} is missing: run npm run build first`);
}
