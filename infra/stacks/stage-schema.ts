import * as z from "zod";

// Capitals in the domain mean nothing; SES, the zone and its records are compared letter by letter.
const emailAddress = z
	.email("must be an e-mail address")
	.transform((address) => address.replace(/[^@]*$/, (it) => it.toLowerCase()));
const hostName = z
	.string()
	.regex(
		/^([a-z0-9-]+\.)+[a-z]{2,}$/,
		"must be a host name in small letters, without https://",
	);
const wholeNumber = z
	.int("must be a whole number")
	.min(1, "must be at least 1");

/** Requests that API Gateway lets through; what is above it is answered 429. */
const throttleSchema = z.strictObject({
	requestsPerSecond: wholeNumber,
	/** At once, before the rate counts. */
	burst: wholeNumber,
});

const domainSchema = z
	.strictObject({
		/** Host name of the site. Where it is `www.` and the zone's name, the zone's own name is redirected to it. */
		name: hostName,
		/** The Route 53 zone that holds the name; the records and the certificate are made in it. */
		hostedZoneName: hostName,
		hostedZoneId: z
			.string()
			.regex(/^Z[A-Z0-9]+$/, "must be the id of a Route 53 zone (Z…)"),
	})
	.refine(
		({ name, hostedZoneName }) =>
			name === hostedZoneName || name.endsWith(`.${hostedZoneName}`),
		{ path: ["name"], error: "must lie in the hosted zone" },
	);

/** What a stage may say. Every field that is optional is off when left out. */
const stageSchema = z
	.strictObject({
		/**
		 * Region of everything but CloudFront's own parts, which live in us-east-1. A stage
		 * in us-east-1 is one stack; any other has two or three, and is deployed with `--all`.
		 */
		region: z.string().regex(/^[a-z]{2}-[a-z]+-\d$/, "must be an AWS region"),
		/**
		 * Where messages are copied to as they come, and where `STAGE=<stage>-standby` brings the
		 * site up should the region be gone (RUNBOOK.md, "A region is gone"); cents a month.
		 */
		standbyRegion: z
			.string()
			.regex(/^[a-z]{2}-[a-z]+-\d$/, "must be an AWS region")
			.optional(),
		/** Without a domain the stage lives under its CloudFront address. */
		domain: domainSchema.optional(),
		mail: z.strictObject({
			/** Sender of the contact mail. In the domain's zone the whole domain is verified, elsewhere this address. */
			from: emailAddress,
			/** Who reads the contact messages. */
			to: emailAddress,
			/**
			 * SES knows a sender once an account and region: "existing" where another stage
			 * beside this one has made it known.
			 */
			identity: z.enum(["create", "existing"], {
				error: 'must be "create" or "existing"',
			}),
			/**
			 * Makes the zone's DMARC record, which tells others what to do with mail that claims to
			 * be ours and is not signed. Left out where the zone has one already (RUNBOOK.md, "Mail").
			 */
			dmarc: z
				.enum(["none", "quarantine", "reject"], {
					error: 'must be "none", "quarantine" or "reject"',
				})
				.optional(),
		}),
		/** Where alarms, bounces and the budget write to. Without it, alarms ring on the console only. */
		alarmAddress: emailAddress.optional(),
		/** Tables survive `cdk destroy`, and tables and stacks refuse to be deleted. */
		protected: z.boolean(),
		/** How long logs are kept. */
		logDays: z.literal([7, 30, 90, 180, 365], {
			error: "must be 7, 30, 90, 180 or 365",
		}),
		/**
		 * What each route of the API takes, over all visitors together. A route has a limit of
		 * its own, so that a flood of one leaves the other alone; the API takes their sum.
		 */
		throttle: z.strictObject({
			contact: throttleSchema,
			feeds: throttleSchema,
		}),
		/**
		 * Instances that each API function may have at most. A new account has ten in all
		 * and refuses any reservation: raise "Concurrent executions" first (RUNBOOK.md).
		 */
		reservedConcurrency: z
			.strictObject({ contact: wholeNumber, feeds: wholeNumber })
			.optional(),
		/** A new version of the contact function reaches a tenth of its visitors first, and is rolled back by its alarm. */
		gradualContact: z.boolean().optional(),
		/** CloudFront's access log, without anything of the visitor's; 50 cents a GB (RUNBOOK.md, "Read the logs"). */
		pageLog: z.boolean().optional(),
		/** X-Ray traces of the functions. */
		tracing: z.boolean().optional(),
		/** A web ACL with a limit per address; 6 dollars a month (RUNBOOK.md). */
		firewall: z
			.strictObject({ requestsPerFiveMinutes: wholeNumber.min(10) })
			.optional(),
		/** A mail at 80 % and 100 % of this monthly sum, for the whole account. */
		budgetUsd: z.number().positive("must be more than 0").optional(),
		/** Lets GitHub Actions deploy the stage, from its environment of the stage's name. */
		github: z
			.strictObject({
				repository: z
					.string()
					.regex(/^[\w.-]+\/[\w.-]+$/, "must be owner/name"),
				/** An account knows GitHub once: "existing" where another stage's stack has made it known. */
				provider: z.enum(["create", "existing"], {
					error: 'must be "create" or "existing"',
				}),
				/** The branch that may be deployed, beside tags; main where it is left out. */
				branch: z
					.string()
					.regex(/^[\w./-]+$/, "must be a branch")
					.optional(),
				/** A role more, for a preview of each pull request, from the GitHub environment "preview". */
				previews: z.boolean().optional(),
			})
			.optional(),
		/**
		 * Of the `npm run bootstrap` whose roles and bucket the stage uses, and whose boundary keeps
		 * them off every other stage; the CDK's own where it is left out. Stages that share an
		 * account and are deployed from GitHub have one each (RUNBOOK.md, "GitHub Actions").
		 */
		bootstrapQualifier: z
			.string()
			.regex(/^[a-z0-9]{1,10}$/, "must be one to ten small letters or digits")
			.optional(),
		/** Search engines are told to leave the stage out (X-Robots-Tag). */
		hiddenFromSearch: z.boolean().optional(),
		/**
		 * Number of the key that visitors' addresses are hashed with for the rate limit; a new number
		 * makes a new key (RUNBOOK.md, "A key has leaked"). 1 where it is left out.
		 */
		rateLimitKey: wholeNumber.optional(),
		/**
		 * Number of the secret that CloudFront shows to the API, and of the one before it
		 * while it is being changed (RUNBOOK.md, "Change the origin secret").
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
		error: "must be another region than the stage's own",
	})
	.refine(
		({ budgetUsd, alarmAddress }) =>
			budgetUsd === undefined || alarmAddress !== undefined,
		{ path: ["budgetUsd"], error: "needs an alarmAddress to write to" },
	)
	.refine(
		({ domain, mail }) =>
			!mail.dmarc || domain?.hostedZoneName === domainOf(mail.from),
		{
			path: ["mail", "dmarc"],
			error: "needs a domain whose zone is that of mail.from",
		},
	)
	.refine(
		({ bootstrapQualifier, github }) =>
			github?.provider !== "existing" || bootstrapQualifier !== undefined,
		{
			path: ["bootstrapQualifier"],
			error:
				"is needed where another stage's pipeline is in the same account, or each could deploy the other",
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
				"must be another mailbox than mail.to, or the alarm that its mail bounces would bounce too",
		},
	);

function domainOf(address: string): string {
	return address.slice(address.lastIndexOf("@") + 1);
}

/** The mailbox behind an address: capitals and what follows a plus sign do not make another one. */
function mailboxOf(address: string): string {
	return address.toLowerCase().replace(/\+[^@]*@/, "@");
}

export type StageSettings = z.infer<typeof stageSchema>;

/** A stage's settings and its name, which is part of every stack's name. */
export type StageConfig = StageSettings & {
	readonly name: string;
	/** A copy of another stage in another region, which the domain is moved to by hand. */
	readonly standsBy?: boolean;
};

/** The settings, or an error of one line that names the stage and the field. */
export function parseStage(name: string, settings: unknown): StageConfig {
	if (!/^[a-z][a-z0-9-]{0,30}$/.test(name)) {
		throw new Error(
			`Stage "${name}": a stage's name has small letters, digits and hyphens, at most 31`,
		);
	}
	// dev's boundary takes every stack whose name begins so for one of its previews.
	if (/^preview(?!-)/.test(name)) {
		throw new Error(
			`Stage "${name}": a name that begins with "preview" is a preview of dev, preview-<name>`,
		);
	}
	const result = stageSchema.safeParse(settings);
	if (result.success) return { ...result.data, name };
	const problems = result.error.issues.map(({ path, message }) =>
		[path.join("."), message].filter(Boolean).join(": "),
	);
	throw new Error(`Stage "${name}" in infra/config.ts: ${problems.join("; ")}`);
}
