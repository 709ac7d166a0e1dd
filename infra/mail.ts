import { Stack } from "aws-cdk-lib";
import { type IGrantable, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IPublicHostedZone } from "aws-cdk-lib/aws-route53";
import {
	ConfigurationSet,
	ConfigurationSetTlsPolicy,
	EmailIdentity,
	EmailSendingEvent,
	EventDestination,
	Identity,
} from "aws-cdk-lib/aws-ses";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";

export type MailProps = {
	readonly from: string;
	readonly to: string;
	/** Bounces and complaints are told here. */
	readonly events: ITopic;
	/** The zone of the sender's domain, when this app looks after it: then the whole domain signs with DKIM. */
	readonly zone?: IPublicHostedZone | undefined;
	/** Another stage has made the identity. */
	readonly usesExistingIdentity: boolean;
};

/** The sender's identity and the configuration set that every mail goes through. */
export class Mail extends Construct {
	readonly from: string;
	readonly to: string;
	readonly configurationSet: ConfigurationSet;
	private readonly identityNames: string[];

	constructor(scope: Construct, id: string, props: MailProps) {
		super(scope, id);
		this.from = props.from;
		this.to = props.to;
		this.configurationSet = new ConfigurationSet(this, "ConfigurationSet", {
			tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
			reputationMetrics: true,
		});
		this.configurationSet.addEventDestination("ToOperator", {
			destination: EventDestination.snsTopic(props.events),
			events: [
				EmailSendingEvent.BOUNCE,
				EmailSendingEvent.COMPLAINT,
				EmailSendingEvent.REJECT,
			],
		});
		if (!props.usesExistingIdentity) this.makeIdentity(props);
		// SES checks the most specific verified identity, and in its sandbox the reader's as well.
		this.identityNames = [
			...new Set([
				...(props.zone ? [props.zone.zoneName] : []),
				props.from,
				props.to,
			]),
		];
	}

	private makeIdentity({ zone, from }: MailProps): void {
		new EmailIdentity(this, "Identity", {
			identity: zone ? Identity.publicHostedZone(zone) : Identity.email(from),
			configurationSet: this.configurationSet,
			// Return path in our own domain, so that SPF is aligned too.
			...(zone && { mailFromDomain: `bounce.${zone.zoneName}` }),
		});
	}

	/** Lets a function send mail, from our address alone. */
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
