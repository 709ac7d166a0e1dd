import { expect, test } from "vitest";
import { deployedTemplate } from "#infra/deployed/deployed-template.ts";
import { stackName } from "#infra/stacks/stack-name.ts";
import { fakeAws } from "#tests/infra/fake-aws.ts";
import {
	full,
	identity,
	look,
	missing,
	newAccount,
	ready,
	said,
} from "./look.ts";

test.each([
	["failed and was rolled back", "ROLLBACK_COMPLETE", { Resources: {} }],
	[
		"failed and could not be cleared away",
		"ROLLBACK_FAILED",
		{ Resources: {} },
	],
	["was shown and never carried out", "REVIEW_IN_PROGRESS", '""'],
])(
	"after a first deployment that %s, the next one counts as the first",
	async (_, status, template) => {
		const failed = {
			...ready,
			"cloudformation describe-stacks": `"${status}"`,
			"cloudformation get-template": template,
		};
		fakeAws(failed);
		expect(await look()).toEqual({ isFirstDeployment: true });
		fakeAws({ ...failed, ...newAccount });
		await expect(look()).rejects.toThrow("the account has only 10 left");
	},
);

test("the deployed stack reports its pages' inline hashes, and nothing else is requested", async () => {
	const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
	const commands = fakeAws({
		...identity,
		"cloudformation describe-stacks": '"UPDATE_COMPLETE"',
		"cloudformation get-template": {
			Resources: {
				Policy: {
					Type: "AWS::CloudFront::ResponseHeadersPolicy",
					Metadata: { inlineHashes: hashes },
				},
			},
		},
	});
	expect(await look()).toEqual({
		isFirstDeployment: false,
		previousHashes: hashes,
	});
	expect(commands()).toEqual([
		"sts get-caller-identity --query Account --region ap-southeast-2 --output json",
		`cloudformation get-template --stack-name ${stackName("prod")} --query TemplateBody --region ap-southeast-2 --output json`,
		`cloudformation describe-stacks --stack-name ${stackName("prod")} --query Stacks[0].StackStatus --region ap-southeast-2 --output json`,
	]);
	expect(said).toEqual([]);
});

test("credentials that can read only the template, like the pipeline's, find the stage deployed", async () => {
	fakeAws({
		...identity,
		"cloudformation get-template": { Resources: {} },
		"cloudformation describe-stacks":
			"error: An error occurred (AccessDenied) when calling the DescribeStacks operation",
	});
	expect(await look()).toEqual({ isFirstDeployment: false });
	expect(said).toEqual([]);
});

test("an AWS CLI with another account's credentials is ignored", async () => {
	// As with cdk deploy --profile, which the app and its AWS CLI do not see.
	fakeAws({ ...ready, "sts get-caller-identity": '"999999999999"' });
	expect(await look()).toEqual({ isFirstDeployment: false });
	expect(said).toEqual([
		expect.stringMatching(
			/account 123456789012.* uses 999999999999.*AWS_PROFILE/,
		),
	]);
});

test("an account that is ready for a first deployment passes without a message", async () => {
	fakeAws(ready);
	expect(await look()).toEqual({ isFirstDeployment: true });
	expect(await look(full)).toEqual({ isFirstDeployment: true });
	expect(said).toEqual([]);
});

test("nothing is checked before cdk bootstrap, which runs the app too", async () => {
	const commands = fakeAws({
		...identity,
		"cloudformation get-template": missing,
		"ssm get-parameter": "error: (ParameterNotFound)",
	});
	expect(await look()).toEqual({ isFirstDeployment: true });
	expect(commands()).toHaveLength(3);
});

test("credentials that cannot read the bootstrap are told that nothing was checked", async () => {
	const error =
		"An error occurred (AccessDeniedException) when calling the GetParameter operation";
	fakeAws({ ...ready, ...newAccount, "ssm get-parameter": `error: ${error}` });
	expect(await look()).toEqual({ isFirstDeployment: true });
	expect(said).toEqual([
		`Whether a first deployment can succeed was not checked, because the bootstrap of ap-southeast-2 could not be read: ${error}`,
	]);
});

test("credentials that cannot read the template are reported, and block nothing", async () => {
	fakeAws({
		...identity,
		"cloudformation get-template":
			"error: An error occurred (AccessDenied) when calling the GetTemplate operation",
	});
	expect(await look()).toEqual({ isFirstDeployment: false });
	expect(said).toEqual([
		"Could not read what is deployed, so pages that are open now may need a reload: An error occurred (AccessDenied) when calling the GetTemplate operation",
	]);
});

test("a shell without a session does not make a stage look as if it were not deployed", () => {
	fakeAws({
		"cloudformation get-template":
			"error: Error loading SSO Token: Token for https://company.awsapps.com/start does not exist",
	});
	expect(() => deployedTemplate("ap-southeast-2", stackName("prod"))).toThrow(
		"Error loading SSO Token",
	);
});
