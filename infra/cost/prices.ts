/**
 * AWS list prices in US dollars without tax, as they were known on `knownOn`, in this one file. Compared in
 * November 2026 with stored copies of public pages: CloudFront's price of data and what is free of it (AWS's
 * own page of prices), and DynamoDB in us-east-1 (another's page of July 2025). Everything else, CloudFront's
 * plans and DynamoDB in Sydney too, is written down from memory. Check what matters against
 * https://aws.amazon.com/pricing before you decide anything by it.
 */
export const knownOn = "2025-06";

/** A price that falls with the quantity: `upTo` is the end of a tier, counted from nothing. */
export type Tiers = readonly {
	readonly upTo: number;
	readonly price: number;
}[];

export type RegionPrices = {
	/** For visitors near that region. The first GB and requests are free, see `free`. */
	readonly cloudFrontPerGb: Tiers;
	readonly cloudFrontPer10kHttpsRequests: number;
	readonly s3Per1kGets: number;
	readonly httpApiPerMillion: number;
	readonly dynamoPerMillionWrites: number;
	readonly dynamoPerMillionReads: number;
	readonly logsPerGb: number;
};

/** What costs the same in all regions. */
export const everywhere = {
	cloudFrontFunctionsPerMillion: 0.1,
	lambdaPerMillion: 0.2,
	/** On arm64. */
	lambdaPerGbSecond: 0.0000133334,
	sesPer1kMails: 0.1,
	secretPerMonth: 0.4,
	alarmMetricPerMonth: 0.1,
	metricPerMonth: 0.3,
} as const;

/** Free each month for as long as an account lives; what is free for a year only is left out. */
export const freeTiers = {
	cloudFrontGb: 1_024,
	cloudFrontRequests: 10_000_000,
	cloudFrontFunctionRuns: 2_000_000,
	lambdaRuns: 1_000_000,
	lambdaGbSeconds: 400_000,
	alarmMetrics: 10,
	metrics: 10,
	logsGb: 5,
} as const;

export type FreeTiers = Readonly<Record<keyof typeof freeTiers, number>>;

/**
 * CloudFront's flat-rate plans, dollars a month, beside pay-as-you-go. Each brings the web ACL
 * and its logs. What passes a plan's requests is served, slower perhaps, and not charged.
 */
export const flatRatePlans = [
	{ name: "Free", price: 0, requests: 1_000_000 },
	{ name: "Pro", price: 15, requests: 10_000_000 },
] as const;

const tb = 1_024;

export const regions: Readonly<Record<string, RegionPrices>> = {
	"us-east-1": {
		cloudFrontPerGb: [
			{ upTo: 10 * tb, price: 0.085 },
			{ upTo: 50 * tb, price: 0.08 },
			{ upTo: 150 * tb, price: 0.06 },
			{ upTo: Number.POSITIVE_INFINITY, price: 0.04 },
		],
		cloudFrontPer10kHttpsRequests: 0.01,
		s3Per1kGets: 0.0004,
		httpApiPerMillion: 1,
		dynamoPerMillionWrites: 0.625,
		dynamoPerMillionReads: 0.125,
		logsPerGb: 0.5,
	},
	"ap-southeast-2": {
		cloudFrontPerGb: [
			{ upTo: 10 * tb, price: 0.114 },
			{ upTo: 50 * tb, price: 0.098 },
			{ upTo: 150 * tb, price: 0.094 },
			{ upTo: Number.POSITIVE_INFINITY, price: 0.092 },
		],
		cloudFrontPer10kHttpsRequests: 0.0125,
		s3Per1kGets: 0.00044,
		httpApiPerMillion: 1.29,
		dynamoPerMillionWrites: 0.7115,
		dynamoPerMillionReads: 0.1423,
		logsPerGb: 0.67,
	},
};
