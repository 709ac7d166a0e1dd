import { RegionInfo } from "aws-cdk-lib/region-info";
import * as z from "zod";
import { sendsFrom } from "#infra/sender-domain.ts";

// The domain of an address is case-insensitive, but SES, the zone and its records are compared letter by
// letter.
const emailAddress = z
	.email("must be an email address")
	.transform((address) => address.replace(/[^@]*$/, (it) => it.toLowerCase()));
const hostName = z
	.string()
	.regex(
		/^([a-z0-9-]+\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/,
		"must be a host name in lower case, without https://",
	);
// A name that only looks like a region fails late, and with an error about IAM.
const regions = RegionInfo.regions.filter((it) => it.partition === "aws");
const awsRegion = z.enum(
	regions.map(({ name }) => name),
	"must be an AWS region; a new one needs a newer aws-cdk-lib",
);
const createOrExisting = z.enum(["create", "existing"], {
	error: 'must be "create" or "existing"',
});
const wholeNumber = z
	.int("must be a whole number")
	.min(1, "must be at least 1");

/** Requests that API Gateway lets through; further requests get 429. */
const throttleSchema = z.strictObject({
	requestsPerSecond: wholeNumber,
	/** Requests allowed at once, before the rate applies. */
	burst: wholeNumber,
});

const domainSchema = z
	.strictObject({
		/**
		 * Host name of the site. If it is `www.` plus the name of the zone, the zone's own name is redirected
		 * to it.
		 */
		name: hostName,
		/**
		 * The Route 53 zone that contains the name; the records and the certificate's validation record are
		 * created in it.
		 */
		hostedZoneName: hostName,
		hostedZoneId: z
			.string()
			.regex(/^Z[A-Z0-9]+$/, "must be the id of a Route 53 zone (Z…)"),
	})
	.refine(
		({ name, hostedZoneName }) =>
			name === hostedZoneName || name.endsWith(`.${hostedZoneName}`),
		{ path: ["name"], error: "must be in the hosted zone" },
	);

/** The settings of a stage. Every optional field is off when left out. */
export const stageSchema = z
	.strictObject({
		/**
		 * Region of everything except CloudFront's own parts, which are in us-east-1 (then it is one stack, else
		 * two or three: deploy `--all`). The Privacy Policy, pages/privacy.md, names the live site's city.
		 */
		region: awsRegion,
		/**
		 * Region to which messages are replicated as they arrive, and where `STAGE=<stage>-standby` brings the
		 * site up if the stage's own region is gone (RUNBOOK.md, "A region is gone"); cents a month.
		 */
		standbyRegion: awsRegion.optional(),
		/** Without a domain the stage is available at its CloudFront address. */
		domain: domainSchema.optional(),
		mail: z.strictObject({
			/**
			 * Sender of the contact mail; not the recipient, or Reply may not go to the visitor (RUNBOOK.md,
			 * "Mail"). If it is in the domain's zone, the whole domain is verified, otherwise only this address.
			 */
			from: emailAddress,
			/** Recipient of the contact messages. */
			to: emailAddress,
			/**
			 * An SES identity exists once per account and region: "existing" if another stage in the same
			 * account and region has created it, or an operator has.
			 */
			identity: createOrExisting,
			/**
			 * Creates the zone's DMARC record, which tells other mail servers what to do with unsigned mail
			 * that claims to be ours. Leave it out if the zone already has one (RUNBOOK.md, "Mail").
			 */
			dmarc: z
				.enum(["none", "quarantine", "reject"], {
					error: 'must be "none", "quarantine" or "reject"',
				})
				.optional(),
		}),
		/** Address for alarms, bounce notices and the budget. Without it, alarms only show in the console. */
		alarmAddress: emailAddress.optional(),
		/** Tables survive `cdk destroy`, and tables and stacks are protected against deletion. */
		protected: z.boolean(),
		/** Log retention, in days. */
		logDays: z.literal([7, 30, 90, 180, 365], {
			error: "must be 7, 30, 90, 180 or 365",
		}),
		/**
		 * What each route of the API accepts from all visitors together. Each route has its own limit, so that
		 * a flood on one leaves the other open; the API as a whole accepts their sum.
		 */
		throttle: z.strictObject({
			contact: throttleSchema,
			feeds: throttleSchema,
		}),
		/**
		 * Maximum number of instances of each API function. A new account may run ten in all and refuses any
		 * reservation: raise "Concurrent executions" first (RUNBOOK.md). Each must be at least its route's burst:
		 * what the gateway lets through at once, and no instance is free for, fails with 503.
		 */
		reservedConcurrency: z
			.strictObject({ contact: wholeNumber, feeds: wholeNumber })
			.optional(),
		/** A new version of the contact function serves a tenth of the visitors first, and is rolled back if its alarm goes off. */
		gradualContact: z.boolean().optional(),
		/** CloudFront's access log, without anything that identifies visitors; 50 cents per GB (RUNBOOK.md, "Read the logs"). */
		pageLog: z.boolean().optional(),
		/** X-Ray traces of the functions. */
		tracing: z.boolean().optional(),
		/** A web ACL with a limit per address; 7 dollars a month plus requests (RUNBOOK.md, "Firewall"). */
		firewall: z
			.strictObject({ requestsPerFiveMinutes: wholeNumber.min(10) })
			.optional(),
		/** Sends a mail at 80 % and 100 % of this amount per month, for the whole account. */
		budgetUsd: z.number().positive("must be more than 0").optional(),
		/** Lets GitHub Actions deploy the stage, from the environment named after it. */
		github: z
			.strictObject({
				repository: z
					.string()
					.regex(/^[\w.-]+\/[\w.-]+$/, "must be owner/name"),
				/** Unlike its name, never given to another repository. */
				repositoryId: z
					.int(
						"must be the number that `gh api repos/OWNER/NAME --jq .id` prints",
					)
					.positive(),
				/** GitHub is registered once per account: "existing" if another stage's stack has done so. */
				provider: createOrExisting,
				/** The branch that may be deployed, in addition to tags; main if left out. */
				branch: z
					.string()
					.regex(/^[\w./-]+$/, "must be a branch")
					.optional(),
				/** Adds a role for a preview of each pull request, used from the GitHub environment "preview". */
				previews: z.boolean().optional(),
			})
			.optional(),
		/**
		 * Qualifier of the `npm run bootstrap` whose roles and bucket the stage uses, and whose boundary keeps
		 * them away from every other stage; the CDK's own if left out. Stages that share an account and are
		 * deployed from GitHub need one each (RUNBOOK.md, "GitHub Actions").
		 */
		bootstrapQualifier: z
			.string()
			.regex(
				/^[a-z0-9]{1,10}$/,
				"must be one to ten lower-case letters or digits",
			)
			.optional(),
		/** Search engines are told not to index the stage (X-Robots-Tag). */
		hiddenFromSearch: z.boolean().optional(),
		/** Number of the key that hashes visitors' addresses; a new one generates a new key (RUNBOOK.md, "A key has leaked"). 1 if left out. */
		rateLimitKey: wholeNumber.optional(),
		/**
		 * Number of the secret that CloudFront sends to the API, and of the previous one during a change
		 * (RUNBOOK.md, "Change the origin secret").
		 */
		originSecret: z
			.strictObject({ current: wholeNumber, previous: wholeNumber.optional() })
			.refine(({ current, previous }) => current !== previous, {
				path: ["previous"],
				error: "must differ from current",
			}),
	})
	.refine(({ region, standbyRegion }) => region !== standbyRegion, {
		path: ["standbyRegion"],
		error: "must differ from the stage's own region",
	})
	.check(({ value: { reservedConcurrency, throttle }, issues }) => {
		for (const route of ["contact", "feeds"] as const) {
			const { burst } = throttle[route];
			if (reservedConcurrency && reservedConcurrency[route] < burst) {
				issues.push({
					code: "custom",
					path: ["reservedConcurrency", route],
					input: reservedConcurrency[route],
					message: `must be at least throttle.${route}.burst, ${burst}`,
				});
			}
		}
	})
	.refine(
		({ budgetUsd, alarmAddress }) =>
			budgetUsd === undefined || alarmAddress !== undefined,
		{ path: ["budgetUsd"], error: "needs an alarmAddress to send mail to" },
	)
	.refine(({ domain, mail }) => !mail.dmarc || sendsFrom(domain, mail.from), {
		path: ["mail", "dmarc"],
		error: "needs a domain in the same zone as mail.from",
	})
	.refine(
		({ bootstrapQualifier, github }) =>
			github?.provider !== "existing" || bootstrapQualifier !== undefined,
		{
			path: ["bootstrapQualifier"],
			error:
				"is required if another stage's pipeline is in the same account, or each could deploy the other",
		},
	)
	.refine(
		({ bootstrapQualifier, github }) =>
			!github?.previews || bootstrapQualifier !== undefined,
		{
			path: ["bootstrapQualifier"],
			error:
				"is required with github.previews, or a pull request's code would deploy with an administrator's permissions",
		},
	)
	.refine(
		({ alarmAddress, mail, protected: isProtected }) =>
			!isProtected ||
			alarmAddress === undefined ||
			mailboxOf(alarmAddress) !== mailboxOf(mail.to),
		{
			path: ["alarmAddress"],
			error:
				"must be a different mailbox from mail.to, or the alarm about bounced mail would bounce too",
		},
	);

/** Returns the mailbox of an address: upper case and anything after a plus sign make no difference. */
export function mailboxOf(address: string): string {
	return address.toLowerCase().replace(/\+[^@]*@/, "@");
}

export type StageSettings = z.infer<typeof stageSchema>;

/** A stage's settings and its name, which is part of the name of every stack. */
export type StageConfig = StageSettings & {
	readonly name: string;
	/** Whether this is a copy of another stage in another region, to which the domain is moved by hand. */
	readonly isStandby?: boolean;
};
