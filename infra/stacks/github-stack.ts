import {
	Aws,
	CfnOutput,
	DefaultStackSynthesizer,
	Duration,
	Stack,
	type StackProps,
} from "aws-cdk-lib";
import {
	type IOidcProvider,
	OidcProviderNative,
	OpenIdConnectPrincipal,
	PolicyStatement,
	Role,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import { acknowledge } from "#infra/constructs/acknowledge.ts";

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
		const deploys = this.role("DeployRole", provider, {
			description: `Deploys ${props.environment} from GitHub Actions`,
			subject: `repo:${props.repository}:environment:${props.environment}`,
			bootstrapRoles: ["deploy-role", "file-publishing-role", "lookup-role"],
		});
		// It runs the code of pull requests, so it may look and not touch.
		const compares = this.role("DiffRole", provider, {
			description: `Compares ${props.environment} with pull requests`,
			subject: `repo:${props.repository}:pull_request`,
			bootstrapRoles: ["lookup-role"],
		});
		this.output("AwsRoleArn", deploys, `environment ${props.environment}`);
		this.output("AwsDiffRoleArn", compares, "repository");
	}

	private role(
		id: string,
		provider: IOidcProvider,
		options: {
			description: string;
			subject: string;
			/** By the part of their names between the qualifier and the account. */
			bootstrapRoles: string[];
		},
	): Role {
		const role = new Role(this, id, {
			description: options.description,
			maxSessionDuration: Duration.hours(1),
			assumedBy: new OpenIdConnectPrincipal(provider, {
				StringEquals: {
					[`${issuer}:aud`]: "sts.amazonaws.com",
					[`${issuer}:sub`]: options.subject,
				},
			}),
		});
		const names = options.bootstrapRoles.map(
			(name) => `cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-${name}-*`,
		);
		role.addToPolicy(
			new PolicyStatement({
				actions: ["sts:AssumeRole"],
				resources: names.map(
					(name) => `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/${name}`,
				),
			}),
		);
		for (const name of names) {
			acknowledge(role, {
				[`AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:iam::<AWS::AccountId>:role/${name}]`]:
					"The roles of `cdk bootstrap` carry account and region in their names.",
			});
		}
		return role;
	}

	private output(id: string, { roleArn }: Role, place: string): void {
		new CfnOutput(this, id, {
			value: roleArn,
			description: `A variable of the GitHub ${place} (RUNBOOK.md)`,
		});
	}
}
