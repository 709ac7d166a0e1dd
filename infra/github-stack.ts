import { Aws, CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import {
	OidcProviderNative,
	OpenIdConnectPrincipal,
	PolicyStatement,
	Role,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";

export type GitHubStackProps = StackProps & {
	/** "owner/name" */
	readonly repository: string;
	/** GitHub environment that may use the role; it bears the stage's name. */
	readonly environment: string;
	/** The account knows GitHub already. */
	readonly usesExistingProvider: boolean;
};

const issuer = "token.actions.githubusercontent.com";

/**
 * Lets one environment of one repository deploy through the roles that `cdk bootstrap`
 * made, with a token for an hour and no stored key. Deployed once by hand.
 */
export class GitHubStack extends Stack {
	constructor(scope: Construct, id: string, props: GitHubStackProps) {
		super(scope, id, props);
		const provider = props.usesExistingProvider
			? OidcProviderNative.fromOidcProviderArn(
					this,
					"Provider",
					`arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:oidc-provider/${issuer}`,
				)
			: new OidcProviderNative(this, "Provider", {
					url: `https://${issuer}`,
					clientIds: ["sts.amazonaws.com"],
				});
		const role = new Role(this, "DeployRole", {
			description: `GitHub Actions of ${props.repository}, environment ${props.environment}`,
			maxSessionDuration: Duration.hours(1),
			assumedBy: new OpenIdConnectPrincipal(provider, {
				StringEquals: {
					[`${issuer}:aud`]: "sts.amazonaws.com",
					[`${issuer}:sub`]: `repo:${props.repository}:environment:${props.environment}`,
				},
			}),
		});
		const bootstrapRoles = `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/cdk-hnb659fds-*`;
		role.addToPolicy(
			new PolicyStatement({
				actions: ["sts:AssumeRole"],
				resources: [bootstrapRoles],
			}),
		);
		acknowledge(role, {
			"AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:iam::<AWS::AccountId>:role/cdk-hnb659fds-*]":
				"The roles of `cdk bootstrap` carry account and region in their names.",
		});
		new CfnOutput(this, "RoleArn", {
			value: role.roleArn,
			description: `Variable AWS_ROLE_ARN of the GitHub environment ${props.environment}`,
		});
	}
}
