import { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import { Alias, type IFunction, type IVersion } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { freshMs } from "#content/feeds/freshness.ts";
import type { StageConfig } from "#infra/stacks/stage-schema.ts";
import type { Data } from "./data.ts";
import type { Mail } from "./mail.ts";
import { generatedSecret, type OriginSecret } from "./origin-secret.ts";
import { type FunctionDefaults, SiteFunction } from "./site-function.ts";

export type FunctionsProps = {
	readonly defaults: FunctionDefaults;
	readonly data: Data;
	readonly mail: Mail;
	readonly originSecret: OriginSecret;
	/** Origin of the live site. */
	readonly siteOrigin: string;
	/** Number of the key used to hash visitors' addresses. */
	readonly rateLimitKey: number;
	/** A new version of Contact serves some of its visitors first. */
	readonly isContactGradual: boolean;
	readonly reservedConcurrency: StageConfig["reservedConcurrency"];
};

/** The five functions, what each may access, and what triggers those that visitors do not call. */
export class Functions extends Construct {
	readonly contact: SiteFunction;
	/** The version of Contact that visitors reach, if new ones are rolled out gradually. */
	readonly liveContact?: Alias & IFunction;
	readonly contactResend: SiteFunction;
	readonly contactBounced: SiteFunction;
	readonly feeds: SiteFunction;
	readonly feedsRefresh: SiteFunction;

	constructor(scope: Construct, id: string, props: FunctionsProps) {
		super(scope, id);
		const { data, defaults, mail } = props;
		// All exports of a bundle read all of its variables at startup.
		const contact = {
			defaults,
			bundle: "contact",
			environment: {
				RATE_LIMITS_TABLE: data.rateLimits.tableName,
				RATE_LIMIT_KEY: generatedSecret(
					this,
					`RateLimitKey${props.rateLimitKey === 1 ? "" : props.rateLimitKey}`,
					"Key that visitors' addresses are hashed with for the rate limit",
				),
				MESSAGES_TABLE: data.messages.tableName,
				MAIL_FROM: mail.from,
				MAIL_TO: mail.to,
				SES_CONFIGURATION_SET: mail.configurationSet.configurationSetName,
				SITE_ORIGIN: props.siteOrigin,
				ORIGIN_SECRET: props.originSecret.accepted,
			},
		} as const;
		const feeds = {
			defaults,
			bundle: "feeds",
			environment: {
				FEEDS_TABLE: data.feedCache.tableName,
				ORIGIN_SECRET: props.originSecret.accepted,
			},
		} as const;

		this.contact = new SiteFunction(this, "Contact", {
			...contact,
			handler: "index.handler",
			description: "Stores a message of the contact form, then mails it",
			timeout: Duration.seconds(15),
			reservedConcurrency: props.reservedConcurrency?.contact,
		});
		if (props.isContactGradual) {
			// The library's classes do not fit its own interfaces under exactOptionalPropertyTypes.
			const version = this.contact.currentVersion as IVersion;
			const live = new Alias(this.contact, "Live", {
				aliasName: "live",
				version,
			});
			this.liveContact = live as Alias & IFunction;
		}
		this.contactResend = new SiteFunction(this, "ContactResend", {
			...contact,
			handler: "index.resend",
			description: "Mails the messages that could not be mailed at once",
			timeout: Duration.seconds(28),
		});
		this.contactBounced = new SiteFunction(this, "ContactBounced", {
			...contact,
			handler: "index.bounced",
			description:
				"Marks the messages whose mail bounced or was marked as spam",
			timeout: Duration.seconds(15),
		});
		this.feeds = new SiteFunction(this, "Feeds", {
			...feeds,
			handler: "index.handler",
			description: "Relays the news feeds from the cache",
			// Ten seconds for the source, plus time to read and write the cache.
			timeout: Duration.seconds(15),
			reservedConcurrency: props.reservedConcurrency?.feeds,
		});
		this.feedsRefresh = new SiteFunction(this, "FeedsRefresh", {
			...feeds,
			handler: "index.refresh",
			description: "Refreshes the cached copy of every news feed",
			// Feeds of the same publisher are fetched one after the other, ten seconds each at most.
			timeout: Duration.seconds(60),
		});
		this.grant(data, mail);
		runEvery(this.contactResend, Duration.minutes(1));
		// As often as feeds become stale; EventBridge takes whole minutes only.
		runEvery(this.feedsRefresh, Duration.minutes(Math.ceil(freshMs / 60_000)));
	}

	/** All functions, for what applies to each. */
	get all(): readonly SiteFunction[] {
		const { contact, contactResend, contactBounced, feeds, feedsRefresh } =
			this;
		return [contact, contactResend, contactBounced, feeds, feedsRefresh];
	}

	private grant(data: Data, mail: Mail): void {
		const messages = data.messages.tableArn;
		this.contact.allow(
			["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem"],
			[messages],
		);
		this.contact.allow(["dynamodb:UpdateItem"], [data.rateLimits.tableArn]);
		mail.grantSend(this.contact);

		this.contactResend.allow(["dynamodb:UpdateItem"], [messages]);
		this.contactResend.allow(["dynamodb:Query"], [`${messages}/index/byState`]);
		mail.grantSend(this.contactResend);

		// It only marks messages; it reads none and sends nothing.
		this.contactBounced.allow(["dynamodb:UpdateItem"], [messages]);
		mail.onReturned(this.contactBounced);

		for (const relay of [this.feeds, this.feedsRefresh]) {
			relay.allow(
				["dynamodb:GetItem", "dynamodb:UpdateItem"],
				[data.feedCache.tableArn],
			);
		}
	}
}

// A lost run costs nothing, because the next one follows soon. So nothing is retried or queued, neither by
// EventBridge nor by Lambda, which would run a failed call twice more and count each as an error.
function runEvery(target: SiteFunction, rate: Duration): void {
	target.configureAsyncInvoke({
		retryAttempts: 0,
		maxEventAge: Duration.minutes(1),
	});
	new Rule(target, "Schedule", {
		schedule: Schedule.rate(rate),
		targets: [
			new LambdaTarget(target, {
				retryAttempts: 0,
				maxEventAge: Duration.minutes(1),
			}),
		],
	});
}
