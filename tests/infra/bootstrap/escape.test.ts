import { expect, test } from "vitest";
import { companyId } from "#content/company-id.ts";
import { boundaryDocument } from "#infra/bootstrap/boundary.ts";
import { ownerOf } from "#infra/bootstrap/owner.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { account, refusalsOf } from "./evaluate.ts";

// What would outlast the stage's own roles, or act beyond them.
const document = boundaryDocument(
	ownerOf({ ...exampleStage("dev"), bootstrapQualifier: "dev" }),
);
const role = (name: string) => `arn:aws:iam::${account}:role/${name}`;
const boundary = `arn:aws:iam::${account}:policy/cdk-dev-permissions-boundary-us-east-1`;

test("no role can escape the boundary", () => {
	const refused = (action: string, resource: string, context = {}) =>
		refusalsOf(document, { action, resource, context }, "dev");
	const own = role(`${companyId}-Dev-New`);
	expect(refused("iam:CreateRole", own)).toEqual(["RolesWithoutBoundary"]);
	expect(
		refused("iam:CreateRole", own, { "iam:PermissionsBoundary": "another" }),
	).toEqual(["RolesWithoutBoundary"]);
	expect(
		refused("iam:CreateRole", own, { "iam:PermissionsBoundary": boundary }),
	).toEqual([]);
	expect(
		refused("iam:CreateRole", role("Admin"), {
			"iam:PermissionsBoundary": boundary,
		}),
	).toEqual(["OtherRoles"]);
	expect(refused("iam:DeleteRolePermissionsBoundary", own)).toContain(
		"PeopleAndProviders",
	);
	// Whoever else has a policy would get what a new version of it allows.
	for (const policy of [boundary, `arn:aws:iam::${account}:policy/Admins`]) {
		expect(refused("iam:CreatePolicyVersion", policy)).toEqual(["Policies"]);
	}
	for (const action of [
		"iam:CreateAccessKey",
		"iam:CreateServiceSpecificCredential",
		"iam:UploadSSHPublicKey",
		"iam:UploadSigningCertificate",
		"iam:DeactivateMFADevice",
	]) {
		expect([action, refused(action, `arn:aws:iam::${account}:user/a`)]).toEqual(
			[action, ["PeopleAndProviders"]],
		);
	}
	for (const action of [
		"organizations:LeaveOrganization",
		"account:CloseAccount",
		"sso:CreateAccountAssignment",
		"identitystore:CreateUser",
		"route53domains:UpdateDomainNameservers",
	]) {
		expect([action, refused(action, "*")]).toEqual([action, ["Account"]]);
	}
	expect(refused("sts:AssumeRoot", `arn:aws:iam::${account}:root`)).toEqual([
		"TakeOnRoles",
	]);
	expect(refused("sts:AssumeRole", role("cdk-prod-deploy-role-x"))).toEqual([
		"TakeOnRoles",
	]);
	expect(refused("iam:PassRole", role("cdk-prod-cfn-exec-role-x"))).toEqual([
		"PassOtherRoles",
	]);
	expect(refused("iam:PassRole", role("cdk-dev-cfn-exec-role-x"))).toEqual([]);
	expect(
		refused("s3:PutObject", "arn:aws:s3:::cdk-prod-assets-x/a.zip"),
	).toEqual(["OtherBuckets"]);
	expect(
		refused("s3:GetObject", "arn:aws:s3:::cdk-dev-assets-x/a.zip"),
	).toEqual([]);
});
