import { expect, test } from "vitest";
import { companyId } from "#content/company-id.ts";
import { boundaryDocument } from "#infra/bootstrap/boundary.ts";
import { ownerOf } from "#infra/bootstrap/owner.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { fullStage, resourcesOf, templatesOf } from "#tests/infra/fixtures.ts";
import { account, refusalsOf } from "./evaluate.ts";

// What the boundary of a stage recognizes by its name, or not.
const dev = ownerOf({
	...exampleStage("dev"),
	bootstrapQualifier: "dev",
	standbyRegion: "us-west-2",
});
const document = boundaryDocument(dev);
const role = (name: string) => `arn:aws:iam::${account}:role/${name}`;

test.each([
	"UpdateAssumeRolePolicy",
	"PutRolePolicy",
	"AttachRolePolicy",
	"DeleteRole",
])(
	"no pipeline may %s on its own role, which only an operator's credentials change",
	(change) => {
		const request = (name: string) => ({
			action: `iam:${change}`,
			resource: role(name),
		});
		for (const stack of [`${companyId}-Dev`, `${companyId}-DevStandby`]) {
			const own = request(`${stack}-GitHub-DeployRole885297C1-X`);
			expect(refusalsOf(document, own, "dev")).toEqual(["OwnPipeline"]);
		}
		const other = request(`${companyId}-Dev-FunctionsContactRole-X`);
		expect(refusalsOf(document, other, "dev")).toEqual([]);
	},
);

test("each function without a tag is recognized by its name, which starts with that of its stack", () => {
	const untagged = Object.values(templatesOf(fullStage()))
		.flatMap(resourcesOf)
		.filter(([, { Type }]) => Type === "AWS::Lambda::Function")
		.map(([, { Properties }]) => Properties)
		.filter((properties) => properties?.Tags === undefined);
	// The CDK's own, which deletes the files of a site together with its stack.
	expect(untagged.length).toBeGreaterThan(0);
	for (const properties of untagged) {
		expect(properties).not.toHaveProperty("FunctionName");
	}
});

test.each([
	["cloudfront:UpdateResponseHeadersPolicy", "response-headers-policy/1"],
	["cloudfront:UpdateOriginRequestPolicy", "origin-request-policy/1"],
	["cloudfront:DeleteCachePolicy", "cache-policy/1"],
	["cloudfront:UpdateOriginAccessControl", "origin-access-control/1"],
	["route53:ChangeResourceRecordSets", "hostedzone/Z1"],
])(
	"only CloudFormation may %s, as %s has neither a tag nor a stage's name",
	(action, id) => {
		const resource = `arn:aws:${action.split(":")[0]}::${account}:${id}`;
		const refusals = (name: string) => {
			const context = { "aws:PrincipalArn": role(name) };
			return refusalsOf(document, { action, resource, context }, "dev");
		};
		for (const name of [`${companyId}-Dev-Contact-X`, "cdk-dev-deploy-role-1"])
			expect(refusals(name)).toEqual(["SharedByStages"]);
		expect(refusals("cdk-dev-cfn-exec-role-1")).toEqual([]);
	},
);
