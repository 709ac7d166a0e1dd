import {
	Aws,
	CfnOutput,
	CliCredentialsStackSynthesizer,
	Duration,
	type IStackSynthesizer,
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
import { stackName, stackSuffixes } from "./stack-name.ts";

export type GitHubStackProps = StackProps & {
	/** "owner/name" */
	readonly repository: string;
	/** GitHub's number for it. */
	readonly repositoryId: number;
	/** The branch that may be deployed. */
	readonly branch: string;
	/** Name of the stage, and of the GitHub environment that may use the role. */
	readonly environment: string;
	/** GitHub is already registered as an OIDC provider in the account. */
	readonly usesExistingProvider: boolean;
	/** A third role deploys previews, from the GitHub environment "preview". */
	readonly hasPreviews: boolean;
	/** Regions of the stage's stacks. */
	readonly regions: readonly string[];
	/** Qualifier of the bootstrap whose roles a deployment assumes. */
	readonly qualifier: string;
};

/** Conditions under which a GitHub Actions run may assume a role; all of them must hold. */
type Trust = {
	readonly description: string;
	/** The environment, or that it is a pull request. */
	readonly subject: string;
	/** Branch, tags or pull requests that the run is for. */
	readonly refs: readonly string[];
	/** The requesting workflow's file in .github/workflows. */
	readonly workflow: string;
};

const issuer = "token.actions.githubusercontent.com";

/**
 * Lets one environment of one repository deploy through the roles that `cdk bootstrap` created, with a one-hour
 * token and no stored key. This stack is deployed by hand with the operator's own permissions, so that no
 * pipeline can extend its own.
 */
export class GitHubStack extends Stack {
	private readonly repositoryId: number;

	constructor(scope: Construct, id: string, props: GitHubStackProps) {
		super(scope, id, {
			...props,
			// The library's class is not assignable to its own interface under exactOptionalPropertyTypes.
			synthesizer: new CliCredentialsStackSynthesizer({
				qualifier: props.qualifier,
			}) as IStackSynthesizer,
		});
		this.repositoryId = props.repositoryId;
		const { environment, repository } = props;
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
		const deployRole = this.role("DeployRole", provider, repository, {
			description: `Deploys ${environment} from GitHub Actions`,
			subject: `environment:${environment}`,
			// Older releases are deployed from their tags.
			refs: [`refs/heads/${props.branch}`, "refs/tags/*"],
			workflow: "deploy.yml",
		});
		this.allowDeployments(deployRole, props);
		this.allowTemplates(deployRole, props);
		this.output("AwsRoleArn", deployRole, `environment ${environment}`);

		// This role runs the code of pull requests, so it may read templates, which contain no secrets, and
		// nothing else: neither the account's tables nor the functions' variables.
		const diffRole = this.role("DiffRole", provider, repository, {
			description: `Compares ${environment} with pull requests`,
			subject: "pull_request",
			refs: ["refs/pull/*/merge"],
			workflow: "deploy.yml",
		});
		this.allowTemplates(diffRole, props);
		this.output("AwsDiffRoleArn", diffRole, "repository");

		if (props.hasPreviews) {
			const previewRole = this.role("PreviewRole", provider, repository, {
				description: "Deploys and destroys previews of pull requests",
				subject: "environment:preview",
				// The close event of a merged pull request runs on the branch it was merged into, not on its
				// own.
				refs: ["refs/pull/*/merge", `refs/heads/${props.branch}`],
				workflow: "preview.yml",
			});
			this.allowDeployments(previewRole, props);
			this.output("AwsPreviewRoleArn", previewRole, "environment preview");
		}
	}

	private role(
		id: string,
		provider: IOidcProvider,
		repository: string,
		{ description, refs, subject, workflow }: Trust,
	): Role {
		return new Role(this, id, {
			description,
			maxSessionDuration: Duration.hours(1),
			assumedBy: new OpenIdConnectPrincipal(provider, {
				StringEquals: {
					[`${issuer}:aud`]: "sts.amazonaws.com",
					// Names are free again after a rename; whoever then registers them has a repository with another number.
					[`${issuer}:repository_id`]: String(this.repositoryId),
				},
				// A workflow on another branch has another ref in both claims; another workflow has another
				// name.
				StringLike: {
					[`${issuer}:sub`]: subjectsOf(repository, subject),
					[`${issuer}:ref`]: refs,
					[`${issuer}:job_workflow_ref`]: refs.map(
						(ref) => `${repository}/.github/workflows/${workflow}@${ref}`,
					),
				},
			}),
		});
	}

	/** Lets a role assume the bootstrap roles that a deployment uses, each by its full name. */
	private allowDeployments(
		role: Role,
		{ qualifier, regions }: GitHubStackProps,
	): void {
		const names = regions.flatMap((region) =>
			["deploy-role", "file-publishing-role"].map(
				(name) => `cdk-${qualifier}-${name}-${Aws.ACCOUNT_ID}-${region}`,
			),
		);
		role.addToPolicy(
			new PolicyStatement({
				actions: ["sts:AssumeRole"],
				resources: names.map(
					(name) => `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/${name}`,
				),
			}),
		);
	}

	/** Lets a role read the templates of the stage's own stacks. */
	private allowTemplates(
		role: Role,
		{ environment, regions }: GitHubStackProps,
	): void {
		const stacks = regions.flatMap((region) =>
			stackSuffixes.map(
				(suffix) =>
					`${region}:${Aws.ACCOUNT_ID}:stack/${stackName(environment)}${suffix}/*`,
			),
		);
		role.addToPolicy(
			new PolicyStatement({
				actions: ["cloudformation:GetTemplate"],
				resources: stacks.map(
					(stack) => `arn:${Aws.PARTITION}:cloudformation:${stack}`,
				),
			}),
		);
		for (const stack of stacks) {
			const printedStack = stack.replace(Aws.ACCOUNT_ID, "<AWS::AccountId>");
			acknowledge(role, {
				[`AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:cloudformation:${printedStack}]`]:
					"After its name, a stack's ARN contains an id that is new for each stack.",
			});
		}
	}

	private output(id: string, { roleArn }: Role, target: string): void {
		new CfnOutput(this, id, {
			value: roleArn,
			description: `Set as a variable of the GitHub ${target} (RUNBOOK.md)`,
		});
	}
}

/**
 * Returns the token's subject in both of GitHub's forms: repositories that were created, renamed or
 * transferred since July 15, 2026 have the numbers of owner and repository behind their names. The
 * repository's number is a condition of its own, so any may stand here. No name contains an @.
 */
function subjectsOf(repository: string, rest: string): string[] {
	const [owner, name] = repository.split("/");
	return [`repo:${repository}:${rest}`, `repo:${owner}@*/${name}@*:${rest}`];
}
