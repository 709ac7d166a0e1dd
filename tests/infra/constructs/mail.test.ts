import { Stack } from "aws-cdk-lib";
import { Annotations, Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { exampleStage } from "#tests/infra/example-stages.ts";
import { appOf, fullStage, siteTemplateOf } from "#tests/infra/fixtures.ts";

const stage = exampleStage("prod");
const prod = siteTemplateOf(stage);
const full = siteTemplateOf(fullStage());

test("mail is sent over TLS, only from the stage's sender, and bounces are reported", () => {
	prod.hasResourceProperties("AWS::SES::ConfigurationSet", {
		DeliveryOptions: { TlsPolicy: "REQUIRE" },
		ReputationOptions: { ReputationMetricsEnabled: true },
	});
	prod.hasResourceProperties("AWS::SES::ConfigurationSetEventDestination", {
		EventDestination: {
			MatchingEventTypes: ["bounce", "complaint", "reject"],
			SnsDestination: Match.anyValue(),
		},
	});
	prod.hasResourceProperties("AWS::IAM::Policy", {
		PolicyDocument: {
			Statement: Match.arrayWith([
				Match.objectLike({
					Action: "ses:SendEmail",
					Condition: {
						StringEquals: { "ses:FromAddress": stage.mail.from },
					},
				}),
			]),
		},
	});
});

test("SES never silently drops mail to our reader, however often it has bounced", () => {
	// Without the empty list, the account's own suppression list applies.
	prod.hasResourceProperties("AWS::SES::ConfigurationSet", {
		SuppressionOptions: { SuppressedReasons: [] },
	});
});

test("returned mail invokes a function, alarms on the same topic do not", () => {
	prod.hasResourceProperties("AWS::SNS::Subscription", {
		Protocol: "lambda",
		Endpoint: {
			"Fn::GetAtt": [
				Match.stringLikeRegexp("^FunctionsContactBounced[A-F0-9]{8}$"),
				"Arn",
			],
		},
		FilterPolicyScope: "MessageBody",
		FilterPolicy: { eventType: ["Bounce", "Complaint", "Reject"] },
	});
	prod.hasResourceProperties("AWS::Lambda::Permission", {
		FunctionName: {
			"Fn::GetAtt": [
				Match.stringLikeRegexp("^FunctionsContactBounced[A-F0-9]{8}$"),
				"Arn",
			],
		},
		Principal: "sns.amazonaws.com",
		SourceArn: Match.anyValue(),
	});
});

test("a sender in the stage's own zone is verified with DKIM and SPF records", () => {
	full.hasResourceProperties("AWS::SES::EmailIdentity", {
		EmailIdentity: "company.example",
		MailFromAttributes: { MailFromDomain: "bounce.company.example" },
	});
	const types = Object.values(
		full.findResources("AWS::Route53::RecordSet"),
	).map(({ Properties }) => Properties.Type);
	expect(types.filter((type) => type === "CNAME")).toHaveLength(3);
	expect(types).toEqual(expect.arrayContaining(["MX", "TXT"]));
	full.hasResourceProperties("AWS::Route53::RecordSet", {
		Name: "_dmarc.company.example.",
		Type: "TXT",
		ResourceRecords: [
			'"v=DMARC1; p=quarantine; rua=mailto:operations@company.example"',
		],
	});
});

test.each([
	["operations@other.example", 1],
	["operations@company.example", 0],
	["operations@Mail.Company.Example", 0],
	["", 0],
])(
	"with alarms to %j, %i warnings say that DMARC reports need a record there",
	(alarmAddress, expected) => {
		const { alarmAddress: _, ...stage } = fullStage();
		const app = appOf({ ...stage, ...(alarmAddress && { alarmAddress }) });
		const warnings = app.node
			.findAll()
			.filter(Stack.isStack)
			.flatMap((stack) =>
				Annotations.fromStack(stack).findWarning(
					"*",
					Match.stringLikeRegexp(
						"company.example._report._dmarc.other.example says v=DMARC1",
					),
				),
			);
		expect(warnings).toHaveLength(expected);
	},
);
