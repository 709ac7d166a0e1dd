import { Annotations, Stack } from "aws-cdk-lib";
import { type IGrantable, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { type IPublicHostedZone, TxtRecord } from "aws-cdk-lib/aws-route53";
import {
	ConfigurationSet,
	ConfigurationSetTlsPolicy,
	EmailIdentity,
	EmailSendingEvent,
	EventDestination,
	Identity,
} from "aws-cdk-lib/aws-ses";
import {
	FilterOrPolicy,
	type ITopic,
	SubscriptionFilter,
} from "aws-cdk-lib/aws-sns";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import { domainOf } from "#infra/sender-domain.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";

/** SES's reports of mail that bounced, was marked as spam or rejected for its content, by their `eventType`. */
const returnedMailEvents = {
	Bounce: EmailSendingEvent.BOUNCE,
	Complaint: EmailSendingEvent.COMPLAINT,
	Reject: EmailSendingEvent.REJECT,
};

export type MailProps = {
	readonly settings: StageConfig["mail"];
	/** Receives bounces and complaints. */
	readonly events: ITopic;
	/** The zone of the sender's domain, if this app manages it: then the whole domain signs with DKIM. */
	readonly zone?: IPublicHostedZone | undefined;
	/** Address for reports about mail that claims to be ours. */
	readonly dmarcReports?: string | undefined;
};

/** The sender's identity and the configuration set used for every mail. */
export class Mail extends Construct {
	readonly from: string;
	readonly to: string;
	readonly configurationSet: ConfigurationSet;
	/** SES reports returned mail here; alarms use the same topic. */
	readonly events: ITopic;
	private readonly identityNames: string[];

	constructor(scope: Construct, id: string, props: MailProps) {
		super(scope, id);
		const { from, identity, to } = props.settings;
		this.from = from;
		this.to = to;
		this.events = props.events;
		this.configurationSet = new ConfigurationSet(this, "ConfigurationSet", {
			tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
			reputationMetrics: true,
			// With it, SES would accept mail to an address that has bounced once and silently not send it, and
			// ours goes to one address only: the recipient's.
			disableSuppressionList: true,
		});
		this.configurationSet.addEventDestination("ToOperator", {
			destination: EventDestination.snsTopic(props.events),
			events: Object.values(returnedMailEvents),
		});
		if (identity === "create") this.addIdentity(props);
		this.addDmarcRecord(props);
		// SES checks the most specific verified identity, and in its sandbox the recipient's as well.
		this.identityNames = [
			...new Set([
				...(props.zone ? [props.zone.zoneName] : []),
				// An identity that an operator created may be the sender's whole domain, which SES then signs
				// for.
				...(identity === "existing" ? [domainOf(from)] : []),
				from,
				to,
			]),
		];
	}

	private addIdentity({ zone, settings }: MailProps): void {
		new EmailIdentity(this, "Identity", {
			identity: zone
				? Identity.publicHostedZone(zone)
				: Identity.email(settings.from),
			configurationSet: this.configurationSet,
			// A return path in our own domain, so that SPF is aligned too.
			...(zone && { mailFromDomain: `bounce.${zone.zoneName}` }),
		});
	}

	private addDmarcRecord({ dmarcReports, settings, zone }: MailProps): void {
		if (!settings.dmarc || !zone) return;
		this.warnOfOtherDomain(zone.zoneName, dmarcReports);
		const reports = dmarcReports ? [`rua=mailto:${dmarcReports}`] : [];
		new TxtRecord(this, "Dmarc", {
			zone,
			recordName: `_dmarc.${zone.zoneName}`,
			values: [["v=DMARC1", `p=${settings.dmarc}`, ...reports].join("; ")],
		});
	}

	/** Mail servers send reports to another domain only if its zone says that it wants them (RFC 7489, section 7.1). */
	private warnOfOtherDomain(zone: string, reports = ""): void {
		const domain = domainOf(reports).toLowerCase();
		const isSame =
			`.${domain}`.endsWith(`.${zone}`) || `.${zone}`.endsWith(`.${domain}`);
		if (!reports || isSame) return;
		Annotations.of(this).addWarningV2(
			"mail:dmarc-reports",
			`DMARC reports about ${zone} will not arrive at ${reports} until a TXT record ${zone}._report._dmarc.${domain} says v=DMARC1`,
		);
	}

	/**
	 * Subscribes a function to returned mail. The topic carries alarms as well, so the subscription filters
	 * by the type of event in the message.
	 */
	onReturned(target: IFunction): void {
		this.events.addSubscription(
			new LambdaSubscription(target, {
				filterPolicyWithMessageBody: {
					eventType: FilterOrPolicy.filter(
						SubscriptionFilter.stringFilter({
							allowlist: Object.keys(returnedMailEvents),
						}),
					),
				},
			}),
		);
	}

	/** Lets a function send mail, from our address only. */
	grantSend(grantee: IGrantable): void {
		const stack = Stack.of(this);
		const arn = (resource: string, resourceName: string) =>
			stack.formatArn({ service: "ses", resource, resourceName });
		grantee.grantPrincipal.addToPrincipalPolicy(
			new PolicyStatement({
				actions: ["ses:SendEmail"],
				resources: [
					...this.identityNames.map((name) => arn("identity", name)),
					arn("configuration-set", this.configurationSet.configurationSetName),
				],
				conditions: { StringEquals: { "ses:FromAddress": this.from } },
			}),
		);
	}
}
