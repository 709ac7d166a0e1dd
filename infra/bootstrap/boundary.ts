import { domainOf } from "#infra/sender-domain.ts";
import { pipelineSuffix } from "#infra/stacks/stack-name.ts";

/** Names that belong to a stage and to the stages that are copies of it; they may end with `*`. */
export type Owner = {
	/** Qualifier of the stage's bootstrap. */
	readonly qualifier: string;
	/** Names of the stages, as used in the tag `stage`. */
	readonly stages: readonly string[];
	/** Names of their main stacks; the names of all other stacks start with one of these and a hyphen. */
	readonly stacks: readonly string[];
	/** The address they send from if its SES identity may be another stage's, and so have that stage's tag. */
	readonly existingSender?: string | undefined;
};

/** Name of the policy, with placeholders that CloudFormation and the CDK fill in. */
export const boundaryName = `cdk-\${Qualifier}-permissions-boundary-\${AWS::Region}`;

const sub = (text: string) => ({ "Fn::Sub": text });
const arn = (rest: string) => sub(`arn:\${AWS::Partition}:${rest}`);

/**
 * Returns the permissions boundary of everything that acts for a stage: the role that deploys it, the
 * role that CloudFormation uses, and every role it creates. The boundary grants nothing by itself. It
 * denies access to other stages by their tag, and by name for services that do not check tags (S3,
 * DynamoDB, IAM and CloudFormation) and for functions, as the CDK's own ones have no tags. No role can
 * be created without this boundary, and neither the boundary nor the roles that GitHub assumes can be
 * changed.
 */
export function boundaryDocument({
	qualifier,
	stages,
	stacks,
	existingSender,
}: Owner) {
	const names = stacks.flatMap((stack) =>
		stack.endsWith("*") ? [stack] : [`${stack}-*`],
	);
	const boundary = arn(`iam::\${AWS::AccountId}:policy/${boundaryName}`);
	const executionRole = arn(
		`iam::\${AWS::AccountId}:role/cdk-${qualifier}-cfn-exec-role-*`,
	);
	const roles = names.map((name) =>
		arn(`iam::\${AWS::AccountId}:role/${name}`),
	);
	const deny = (Sid: string, rest: object) => ({
		Sid,
		Effect: "Deny",
		...rest,
	});
	const ofOtherStages = {
		Null: { "aws:ResourceTag/stage": "false" },
		StringNotLike: { "aws:ResourceTag/stage": stages },
	};
	return {
		Version: "2012-10-17",
		Statement: [
			{ Sid: "Within", Effect: "Allow", Action: "*", Resource: "*" },
			deny("OtherStagesByTag", {
				...(existingSender ? { NotAction: "ses:SendEmail" } : { Action: "*" }),
				Resource: "*",
				Condition: ofOtherStages,
			}),
			...(existingSender
				? [
						deny("OtherSenders", {
							Action: "ses:SendEmail",
							NotResource: [existingSender, domainOf(existingSender)].map(
								(name) => arn(`ses:*:\${AWS::AccountId}:identity/${name}`),
							),
							Condition: ofOtherStages,
						}),
					]
				: []),
			deny("OtherStacks", {
				Action: stackChanges.map((action) => `cloudformation:${action}`),
				NotResource: [...stacks, ...names].map((name) =>
					arn(`cloudformation:*:\${AWS::AccountId}:stack/${name}/*`),
				),
			}),
			deny("OtherBuckets", {
				Action: "s3:*",
				NotResource: [
					...names.map((name) => name.toLowerCase()),
					`cdk-${qualifier}-assets-*`,
				].map((name) => arn(`s3:::${name}`)),
			}),
			deny("OtherTables", {
				Action: tableActions.map((action) => `dynamodb:${action}`),
				NotResource: names.map((name) =>
					arn(`dynamodb:*:\${AWS::AccountId}:table/${name}`),
				),
			}),
			// One of the CDK's own functions may delete the files of a site and change the policies of its buckets.
			deny("OtherFunctions", {
				Action: functionChanges.map((action) => `lambda:${action}`),
				NotResource: names.map((name) =>
					arn(`lambda:*:\${AWS::AccountId}:function:${name}`),
				),
			}),
			// CloudFront's policies and a zone's records carry no tag and no name of ours. Only CloudFormation
			// needs to change them; its templates may name another stage's, which no condition can tell apart.
			deny("SharedByStages", {
				Action: [
					"cloudfront:DeleteOriginAccessControl",
					"cloudfront:Delete*Policy",
					"cloudfront:UpdateOriginAccessControl",
					"cloudfront:Update*Policy",
					"route53:ChangeResourceRecordSets",
				],
				Resource: "*",
				Condition: { ArnNotLike: { "aws:PrincipalArn": executionRole } },
			}),
			deny("OtherRoles", {
				Action: roleChanges.map((action) => `iam:${action}`),
				NotResource: [
					...roles,
					arn(`iam::\${AWS::AccountId}:role/aws-service-role/*`),
				],
			}),
			// Otherwise a pipeline could let anyone else assume its roles, and so outlast its own removal.
			deny("OwnPipeline", {
				Action: roleChanges.map((action) => `iam:${action}`),
				Resource: stacks
					.filter((stack) => !stack.endsWith("*"))
					.map((stack) =>
						arn(`iam::\${AWS::AccountId}:role/${stack}${pipelineSuffix}-*`),
					),
			}),
			deny("PassOtherRoles", {
				Action: "iam:PassRole",
				NotResource: [...roles, executionRole],
			}),
			deny("TakeOnRoles", {
				Action: ["sts:AssumeRole", "sts:AssumeRoot"],
				Resource: "*",
			}),
			deny("RolesWithoutBoundary", {
				Action: ["iam:CreateRole", "iam:PutRolePermissionsBoundary"],
				Resource: "*",
				Condition: { StringNotEquals: { "iam:PermissionsBoundary": boundary } },
			}),
			deny("PeopleAndProviders", {
				Action: [
					"iam:DeleteRolePermissionsBoundary",
					"iam:*User*",
					"iam:*Group*",
					"iam:*AccessKey*",
					"iam:*LoginProfile*",
					"iam:*MFADevice*",
					"iam:*ServiceSpecificCredential*",
					"iam:*SSHPublicKey*",
					"iam:*SigningCertificate*",
					"iam:*Provider*",
				],
				Resource: "*",
			}),
			deny("Account", {
				Action: [
					"account:*",
					"identitystore:*",
					"organizations:*",
					"route53domains:*",
					"sso:*",
				],
				Resource: "*",
			}),
			// A new version of a policy changes what everyone may do to whom it is attached. The stacks have none.
			deny("Policies", {
				Action: [
					"iam:CreatePolicy*",
					"iam:DeletePolicy*",
					"iam:SetDefaultPolicyVersion",
				],
				Resource: "*",
			}),
			deny("Bootstraps", {
				Action: ["ssm:PutParameter", "ssm:DeleteParameter*"],
				Resource: arn(`ssm:*:\${AWS::AccountId}:parameter/cdk-bootstrap/*`),
			}),
		],
	};
}

const stackChanges = [
	"CancelUpdateStack",
	"ContinueUpdateRollback",
	"CreateChangeSet",
	"CreateStack*",
	"DeleteChangeSet",
	"DeleteStack*",
	"ExecuteChangeSet",
	"ExecuteStackRefactor",
	"RollbackStack",
	"SetStackPolicy",
	"SignalResource",
	"UpdateStack*",
	"UpdateTerminationProtection",
];

/** All that reads or changes a table's contents. Not DescribeLimits, which names no table and which adding a replica needs. */
const tableActions = [
	"Associate*",
	"Batch*",
	"Condition*",
	"Create*",
	"Delete*",
	"Disable*",
	"Enable*",
	"Export*",
	"Get*",
	"Import*",
	"PartiQL*",
	"Purchase*",
	"Put*",
	"Query",
	"Read*",
	"Replicate*",
	"Restore*",
	"Scan",
	"StartAwsBackupJob",
	"TagResource",
	"UntagResource",
	"Update*",
	"Write*",
];

const functionChanges = [
	"AddPermission",
	"CreateFunction*",
	"DeleteFunction*",
	"InvokeFunction*",
	"PutFunction*",
	"UpdateFunction*",
];

const roleChanges = [
	"AttachRolePolicy",
	"CreateRole",
	"DeleteRole*",
	"DetachRolePolicy",
	"PutRole*",
	"TagRole",
	"UntagRole",
	"UpdateAssumeRolePolicy",
	"UpdateRole*",
];
