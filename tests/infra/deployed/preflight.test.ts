import { expect, test } from "vitest";
import { namesToCreate } from "#infra/deployed/existing-records.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { fakeAws } from "#tests/infra/fake-aws.ts";
import { fullStage, siteTemplateOf } from "#tests/infra/fixtures.ts";
import { full, look, newAccount, prod, ready, said } from "./look.ts";

test("invalid addresses are reported, and block nothing", () => {
	fakeAws(ready);
	const mail = { ...prod.mail, from: "a@b.example", to: "a@b.example" };
	expect(look({ ...prod, mail })).toEqual({ isFirstDeployment: true });
	expect(said).toEqual([
		expect.stringContaining("The address a@b.example is reserved"),
	]);
});

test("a new account's quota is reported before anything starts, with what to do", () => {
	fakeAws({ ...ready, ...newAccount });
	expect(() => look()).toThrow(
		/^Stage "prod" cannot be deployed to this account yet:\n- reservedConcurrency needs 150 concurrent executions in ap-southeast-2, but the account has only 10 left: ask Service Quotas/,
	);
	expect(look(prod, false)).toEqual({ isFirstDeployment: true });
	// dev reserves no concurrency.
	expect(look(exampleStage("dev"))).toEqual({ isFirstDeployment: true });
});

test("all problems are reported at once: sandbox, and a zone of another name", () => {
	fakeAws({
		...ready,
		"ses get-send-quota": { Max24HourSend: 200 },
		"route53 get-hosted-zone": { HostedZone: { Name: "other.example." } },
	});
	const stage = full;
	const writesToOthers = {
		...stage,
		mail: { ...stage.mail, to: "reader@company.com" },
	};
	expect(() => look(writesToOthers)).toThrow(/SES is in its sandbox/);
	expect(() => look(writesToOthers)).toThrow(/is other\.example\., not/);
	// Sender and reader are the same address, which the sandbox allows.
	expect(() => look(stage)).not.toThrow(/sandbox/);
});

test("the sandbox is no problem for a recipient that is verified, or will be", () => {
	const sandbox = { ...ready, "ses get-send-quota": { Max24HourSend: 200 } };
	const zone = String(full.domain?.hostedZoneName);
	const from = `website@${zone}`;
	const to = `hello@${zone}`;
	const problemOf = (mail: Partial<typeof full.mail>) => {
		try {
			look({ ...full, mail: { ...full.mail, from, to, ...mail } });
			return "none";
		} catch (error) {
			return String(error);
		}
	};
	const verified = (identity: string) =>
		fakeAws({
			...sandbox,
			[`sesv2 get-email-identity --email-identity ${identity} `]: {},
		});
	// The deployment verifies the zone, and so every address in it.
	fakeAws(sandbox);
	expect(problemOf({})).toBe("none");
	expect(problemOf({ identity: "existing" })).toContain("sandbox");
	expect(problemOf({ to: "reader@other.com" })).toContain("sandbox");
	verified(zone);
	expect(problemOf({ identity: "existing" })).toBe("none");
	expect(problemOf({ identity: "existing", from: "web@other.com" })).toContain(
		"sandbox",
	);
	verified("reader@other.com");
	expect(problemOf({ to: "reader@other.com" })).toBe("none");
});

test("records and a sender that exist already are reported before a deployment fails on them", () => {
	const zone = full.domain?.hostedZoneName;
	fakeAws({
		...ready,
		"route53 list-resource-record-sets": {
			ResourceRecordSets: [
				{ Name: `www.${zone}.`, Type: "CNAME" },
				{ Name: `${zone}.`, Type: "A" },
				{ Name: `${zone}.`, Type: "TXT" },
				{ Name: `other.${zone}.`, Type: "A" },
			],
		},
		"sesv2 get-email-identity": { VerifiedForSendingStatus: true },
	});
	const problem = (stage = full) => {
		try {
			look(stage);
			return "";
		} catch (error) {
			return String(error);
		}
	};
	expect(problem()).toContain(
		`- the zone already has www.${zone} CNAME, ${zone} A, which`,
	);
	// Two stages may send from one zone: without its records the first would lose its return path.
	expect(problem()).toContain("unless they belong to another stage");
	expect(problem()).toContain(
		`- SES already has the identity hello@company.com in ${full.region}`,
	);
	const mail = { ...full.mail, identity: "existing" as const };
	expect(problem({ ...full, mail })).not.toContain("SES already has");
});

test("the names that are looked for are those of the records in the template", () => {
	const stage = fullStage();
	// Other records are CNAMEs for DKIM, whose names SES makes up.
	const records = Object.values(
		siteTemplateOf(stage).findResources("AWS::Route53::RecordSet"),
	).flatMap(({ Properties: { Name, Type } }) =>
		Type === "CNAME" ? [] : `${Name} ${Type}`,
	);
	const wanted = namesToCreate(stage).flatMap(({ name, types }) =>
		types.map((type) => `${name}. ${type}`),
	);
	expect(wanted.sort()).toEqual(records.sort());
	expect(records).toContain(`_dmarc.${stage.domain?.hostedZoneName}. TXT`);
});

test("a missing zone is a problem, a denied request is not", () => {
	fakeAws({
		...ready,
		"route53 get-hosted-zone": "error: (NoSuchHostedZone) No hosted zone found",
		"ses get-send-quota": "error: (AccessDenied) User is not authorized",
	});
	expect(() => look(full)).toThrow(/- the hosted zone: .*No hosted zone/);
	expect(said).toEqual([
		"SES's sandbox could not be checked: (AccessDenied) User is not authorized",
	]);
});

test("a region without SES is a problem, because the deployment would fail half way", () => {
	const refused =
		'error: Could not connect to the endpoint URL: "https://email.ap-southeast-2.amazonaws.com/"';
	fakeAws({ ...ready, "ses get-send-quota": refused });
	expect(() => look()).toThrow(
		/^- SES's sandbox: Could not connect .* if ap-southeast-2 does not offer this service, choose another region$/m,
	);
	// Nothing of the stage is known in a region that cannot be reached at all; the CDK's CLI reports that.
	fakeAws({ "sts get-caller-identity": refused });
	expect(look()).toEqual({ isFirstDeployment: false });
});

test("us-east-1 without a bootstrap is reported, because the site would be deployed before its alarms fail there", () => {
	const parameter = "ssm get-parameter --name /cdk-bootstrap";
	const inEdgeRegion = (qualifier: string) =>
		`${parameter}/${qualifier}/version --region us-east-1`;
	const notFound = "error: An error occurred (ParameterNotFound)";
	fakeAws({ ...ready, [inEdgeRegion("hnb659fds")]: notFound });
	expect(() => look()).toThrow(
		/^- us-east-1 is not bootstrapped, .*: STAGE=prod PREFLIGHT=off npx cdk bootstrap$/m,
	);
	// dev has nothing in any other region.
	fakeAws({ ...ready, [inEdgeRegion("hnb659fds")]: notFound });
	expect(look(exampleStage("dev"))).toEqual({ isFirstDeployment: true });
	fakeAws({ ...ready, [inEdgeRegion("prod")]: notFound });
	expect(() => look({ ...prod, bootstrapQualifier: "prod" })).toThrow(
		/^- us-east-1 is not bootstrapped, .*: npm run bootstrap -- --stage prod$/m,
	);
	fakeAws({ ...ready, [inEdgeRegion("hnb659fds")]: "error: (AccessDenied)" });
	expect(look()).toEqual({ isFirstDeployment: true });
	expect(said).toEqual([
		"the bootstrap of us-east-1 could not be checked: (AccessDenied)",
	]);
});
