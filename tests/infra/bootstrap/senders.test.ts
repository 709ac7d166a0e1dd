import { expect, test } from "vitest";
import { boundaryDocument } from "#infra/bootstrap/boundary.ts";
import { ownerOf } from "#infra/bootstrap/owner.ts";
import { domainOf } from "#infra/sender-domain.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { account, refusalsOf } from "./evaluate.ts";

test("a stage that shares another's SES identity can send from it and change nothing about it; others cannot send", () => {
	const { mail, ...rest } = exampleStage("dev");
	const refusals = (
		identity: "create" | "existing",
		action: string,
		sender = mail.from,
	) =>
		refusalsOf(
			boundaryDocument(
				ownerOf({
					...rest,
					bootstrapQualifier: "dev",
					mail: { ...mail, identity },
				}),
			),
			{
				action,
				resource: `arn:aws:ses:us-east-1:${account}:identity/${sender}`,
				context: { "aws:ResourceTag/stage": "prod" },
			},
			"dev",
		);
	expect(refusals("existing", "ses:SendEmail")).toEqual([]);
	expect(refusals("existing", "ses:SendEmail", domainOf(mail.from))).toEqual(
		[],
	);
	expect(refusals("existing", "ses:SendEmail", "other.example")).toEqual([
		"OtherSenders",
	]);
	expect(refusals("existing", "ses:DeleteEmailIdentity")).toEqual([
		"OtherStagesByTag",
	]);
	expect(refusals("create", "ses:SendEmail")).toEqual(["OtherStagesByTag"]);
});
