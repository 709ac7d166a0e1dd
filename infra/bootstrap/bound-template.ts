import * as z from "zod";
import { boundaryDocument, boundaryName, type Owner } from "./boundary.ts";

const templateSchema = z.looseObject({
	Resources: z.looseObject({
		DeploymentActionRole: z.looseObject({
			Properties: z.looseObject({ RoleName: z.unknown() }),
		}),
		CloudFormationExecutionRole: z.looseObject({
			Properties: z.looseObject({ RoleName: z.unknown() }),
		}),
	}),
});

/**
 * Returns the CDK's own bootstrap template, with a permissions boundary on the two roles through which
 * a deployment acts.
 * @param template output of `cdk bootstrap --show-template --json`
 * @throws if the template does not have the expected shape, for example after an update of the CDK
 */
export function boundTemplate(template: unknown, owner: Owner) {
	const { Resources, ...rest } = templateSchema.parse(template);
	const { CloudFormationExecutionRole, DeploymentActionRole } = Resources;
	const withBoundary = <T extends { Properties: object }>(role: T) => ({
		...role,
		Properties: {
			...role.Properties,
			PermissionsBoundary: { Ref: "StageBoundary" },
		},
	});
	return {
		...rest,
		Resources: {
			...Resources,
			StageBoundary: {
				Type: "AWS::IAM::ManagedPolicy",
				Properties: {
					ManagedPolicyName: { "Fn::Sub": boundaryName },
					// The same with and without a standby: a changed description would replace the policy, whose name is fixed.
					Description: `Keeps what deploys ${owner.stages.filter((stage) => !stage.endsWith("-standby")).join(", ")} off every other stage`,
					PolicyDocument: boundaryDocument(owner),
				},
			},
			CloudFormationExecutionRole: withBoundary(CloudFormationExecutionRole),
			DeploymentActionRole: withBoundary(DeploymentActionRole),
		},
	};
}
