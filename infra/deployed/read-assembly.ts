import { CloudAssembly } from "aws-cdk-lib/cx-api";
import type { DeployedTemplate } from "./deployed-template.ts";

/** Reads the stacks that a synth has written into a folder such as cdk.out. */
export function readAssembly(folder: string) {
	// The synth of another commit may have used a newer CDK than this checkout's.
	const { stacks } = new CloudAssembly(folder, { skipVersionCheck: true });
	return stacks.map(({ environment, id, template }) => ({
		name: id,
		region: environment.region,
		template: template as DeployedTemplate,
	}));
}
