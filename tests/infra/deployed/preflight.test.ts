import { expect, test } from "vitest";
import { namesToCreate } from "#infra/deployed/existing-records.ts";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { fakeAws } from "#tests/infra/fake-aws.ts";
import { fullStage, siteTemplateOf } from "#tests/infra/fixtures.ts";
import {
	full,
	look,
	newAccount,
	prod,
	ready,
	said,
	zoneServers,
} from "./look.ts";

test("invalid addresses are reported, and block nothing", async () => {
	fakeAws(ready);
	const mail = { ...prod.mail, from: "a@b.example", to: "a@b.example" };
	expect(await look({ ...prod, mail })).toEqual({ isFirstDeployment: true });
	expect(said).toEqual([
		expect.stringContaining("The address a@b.example is reserved"),
	]);
});

test("a new account's quota is reported before anything starts, with what to do", async () => {
	fakeAws({ ...ready, ...newAccount });
	await expect(look()).rejects.toThrow(
		/^Stage "prod" cannot be deployed to this account yet:\n- reservedConcurrency needs 150 concurrent executions in ap-southeast-2, but the account has only 10 left: ask Service Quotas/,
	);
	expect(await look(prod, false)).toEqual({ isFirstDeployment: true });
	// dev reserves no concurrency.
	expect(await look(exampleStage("dev"))).toEqual({ isFirstDeployment: true });
});

test("all problems are reported at once: sandbox, and a zone of another name", async () => {
	fakeAws({
		...ready,
		"ses get-send-quota": "200",
		"route53 get-hosted-zone": [["other.example.", zoneServers]],
	});
	const stage = full;
	const writesToOthers = {
		...stage,
		mail: { ...stage.mail, to: "reader@company.com" },
	};
	await expect(look(writesToOthers)).rejects.toThrow(/SES is in its sandbox/);
	await expect(look(writesToOthers)).rejects.toThrow(
		/is other\.example\., not/,
	);
	// Sender and reader are the same address, which the sandbox allows.
	await expect(look(stage)).rejects.toThrow(/^(?![\s\S]*sandbox)/);
});

test("the sandbox is no problem for a recipient that is verified, or will be", async () => {
	const sandbox = { ...ready, "ses get-send-quota": "200" };
	const zone = String(full.domain?.hostedZoneName);
	const from = `website@${zone}`;
	const to = `hello@${zone}`;
	const problemOf = async (mail: Partial<typeof full.mail>) => {
		try {
			await look({ ...full, mail: { ...full.mail, from, to, ...mail } });
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
	expect(await problemOf({})).toBe("none");
	expect(await problemOf({ identity: "existing" })).toContain("sandbox");
	expect(await problemOf({ to: "reader@other.com" })).toContain("sandbox");
	verified(zone);
	expect(await problemOf({ identity: "existing" })).toBe("none");
	expect(
		await problemOf({ identity: "existing", from: "web@other.com" }),
	).toContain("sandbox");
	verified("reader@other.com");
	expect(await problemOf({ to: "reader@other.com" })).toBe("none");
});

test("records and a sender that exist already are reported before a deployment fails on them", async () => {
	const zone = full.domain?.hostedZoneName;
	fakeAws({
		...ready,
		"route53 list-resource-record-sets": [
			[
				[`www.${zone}.`, "CNAME"],
				[`${zone}.`, "A"],
				[`${zone}.`, "TXT"],
				[`other.${zone}.`, "A"],
			],
		],
		"sesv2 get-email-identity": { VerifiedForSendingStatus: true },
	});
	const problem = async (stage = full) => {
		try {
			await look(stage);
			return "";
		} catch (error) {
			return String(error);
		}
	};
	expect(await problem()).toContain(
		`- the zone already has www.${zone} CNAME, ${zone} A, which`,
	);
	// Two stages may send from one zone: without its records the first would lose its return path.
	expect(await problem()).toContain("unless they belong to another stage");
	expect(await problem()).toContain(
		`- SES already has the identity hello@company.com in ${full.region}`,
	);
	const mail = { ...full.mail, identity: "existing" as const };
	expect(await problem({ ...full, mail })).not.toContain("SES already has");
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

test.each([
	["another provider's", ["ns.provider.example"], "ns.provider.example: set"],
	["some of another's", [...zoneServers, "ns.old.example"], "ns.old.example:"],
	["of nobody, as an unknown name", "ENOTFOUND", "are not set: set"],
	["of nobody", "ENODATA", "are not set: set"],
])(
	"a domain with name servers that are %s would wait for its certificate",
	async (_, answer, words) => {
		fakeAws(ready);
		const refused = look(full, true, dns(answer));
		await expect(refused).rejects.toThrow(words);
		await expect(refused).rejects.toThrow(zoneServers.join(", "));
	},
);

test("a domain with the zone's name servers, in any order, is no problem; nor is a DNS that cannot be asked", async () => {
	fakeAws(ready);
	await look(full, true, dns(zoneServers.toReversed()));
	expect(said).toEqual([]);
	await look(full, true, dns("ETIMEOUT"));
	expect(said).toEqual(["the hosted zone could not be checked: ETIMEOUT"]);
});

/** Answers with name servers, or fails with a code. */
function dns(answer: string[] | string) {
	return async () => {
		if (typeof answer !== "string") return answer;
		throw Object.assign(new Error(answer), { code: answer });
	};
}

test("a private zone is a problem", async () => {
	fakeAws({
		...ready,
		"route53 get-hosted-zone": [["company.example.", null]],
	});
	await expect(look(full)).rejects.toThrow(/- the zone \w+ is private/);
});

test("a missing zone is a problem, a denied request is not", async () => {
	fakeAws({
		...ready,
		"route53 get-hosted-zone": "error: (NoSuchHostedZone) No hosted zone found",
		"ses get-send-quota": "error: (AccessDenied) User is not authorized",
	});
	await expect(look(full)).rejects.toThrow(
		/- the hosted zone: .*No hosted zone/,
	);
	expect(said).toEqual([
		"SES's sandbox could not be checked: (AccessDenied) User is not authorized",
	]);
});

test("a region without SES is a problem, because the deployment would fail half way", async () => {
	const refused =
		'error: Could not connect to the endpoint URL: "https://email.ap-southeast-2.amazonaws.com/"';
	fakeAws({ ...ready, "ses get-send-quota": refused });
	await expect(look()).rejects.toThrow(
		/^- SES's sandbox: Could not connect .* if ap-southeast-2 does not offer this service, choose another region$/m,
	);
	// Nothing of the stage is known in a region that cannot be reached at all; the CDK's CLI reports that.
	fakeAws({ "sts get-caller-identity": refused });
	expect(await look()).toEqual({ isFirstDeployment: false });
});

test("us-east-1 without a bootstrap is reported, because the site would be deployed before its alarms fail there", async () => {
	const parameter = "ssm get-parameter --name /cdk-bootstrap";
	const inEdgeRegion = (qualifier: string) =>
		`${parameter}/${qualifier}/version --region us-east-1`;
	const notFound = "error: An error occurred (ParameterNotFound)";
	fakeAws({ ...ready, [inEdgeRegion("hnb659fds")]: notFound });
	await expect(look()).rejects.toThrow(
		/^- us-east-1 is not bootstrapped, .*: STAGE=prod PREFLIGHT=off npx cdk bootstrap$/m,
	);
	// dev has nothing in any other region.
	fakeAws({ ...ready, [inEdgeRegion("hnb659fds")]: notFound });
	expect(await look(exampleStage("dev"))).toEqual({ isFirstDeployment: true });
	fakeAws({ ...ready, [inEdgeRegion("prod")]: notFound });
	await expect(look({ ...prod, bootstrapQualifier: "prod" })).rejects.toThrow(
		/^- us-east-1 is not bootstrapped, .*: npm run bootstrap -- --stage prod$/m,
	);
	fakeAws({ ...ready, [inEdgeRegion("hnb659fds")]: "error: (AccessDenied)" });
	expect(await look()).toEqual({ isFirstDeployment: true });
	expect(said).toEqual([
		"the bootstrap of us-east-1 could not be checked: (AccessDenied)",
	]);
});
