/**
 * AWS list prices in US dollars without tax, all in this file. On `comparedOn` each was compared with
 * stored copies of public pages, which are named next to it; no page could be found for those marked
 * "not confirmed". Check the prices that matter to you against https://aws.amazon.com/pricing before
 * you base a decision on them.
 */
export const comparedOn = "2026-11";

/** Prices that fall with the quantity: `upTo` is the upper end of a tier, counted from zero. */
export type Tiers = readonly {
	readonly upTo: number;
	readonly price: number;
}[];

export type RegionPrices = {
	/** For visitors near that region. The first GB and requests are free, see `freeTiers`. */
	readonly cloudFrontPerGb: Tiers;
	readonly cloudFrontPer10kHttpsRequests: number;
	readonly s3Per1kGets: number;
	readonly httpApiPerMillion: number;
	readonly dynamoPerMillionWrites: number;
	readonly dynamoPerMillionReads: number;
	readonly logsPerGb: number;
	/** Lines of the bill whose prices were found on no public page. */
	readonly notConfirmed: readonly string[];
};

/** Prices that are the same in all regions. */
export const everywhere = {
	/** cur.vantage.sh/aws/amazoncloudfront */
	cloudFrontFunctionsPerMillion: 0.1,
	/** On arm64: cloudchipr.com/blog/aws-lambda-pricing (2024). */
	lambdaPerMillion: 0.2,
	lambdaPerGbSecond: 0.0000133334,
	/** acecloudinterviews.com/tutorials/aws/ses */
	sesPer1kMails: 0.1,
	/** hivebook.wiki, "AWS Secrets Manager" */
	secretPerMonth: 0.4,
	/** c3x.dev/resources/aws/aws_cloudwatch_metric_alarm (2026-11) */
	alarmMetricPerMonth: 0.1,
	/** signoz.io/guides/cloudwatch-pricing (2026-02) */
	metricPerMonth: 0.3,
	/** factualminds.com/blog/amazon-cloudwatch-pricing-metrics-logs-alarms-dashboards (2026-06) */
	dashboardPerMonth: 3,
	/** A web ACL and our two rules: awsnegotiations.com/waf-pricing-strategy.html (2026). */
	firewallPerMonth: 7,
	firewallPerMillionRequests: 0.6,
} as const;

/**
 * Free each month with no time limit; what is free for the first year only is left out. CloudFront and
 * CloudWatch: aws.amazon.com/cloudfront/pricing and /cloudwatch/pricing; Lambda as above.
 */
export const freeTiers = {
	cloudFrontGb: 1_024,
	cloudFrontRequests: 10_000_000,
	cloudFrontFunctionRuns: 2_000_000,
	lambdaRuns: 1_000_000,
	lambdaGbSeconds: 400_000,
	alarmMetrics: 10,
	metrics: 10,
	/** Of at most 50 metrics each; ours has fewer. */
	dashboards: 3,
	logsGb: 5,
} as const;

export type FreeTiers = Readonly<Record<keyof typeof freeTiers, number>>;

/**
 * CloudFront's flat-rate plans, dollars a month: duckbillhq.com/?p=10291 (2026-01) and
 * bybowu.com/article/cloudfront-flatrate-pricing-switch-or-stay-now (2025-11). Each covers one
 * distribution and includes the firewall and the ingestion of its access log. Requests beyond a plan's
 * allowance are still served, perhaps more slowly, and not charged; all plans but the first include 50
 * TB, far more than these pages need.
 */
export const flatRatePlans = [
	{ name: "Free", price: 0, requests: 1_000_000 },
	{ name: "Pro", price: 15, requests: 10_000_000 },
	{ name: "Business", price: 200, requests: 125_000_000 },
	{ name: "Premium", price: 1_000, requests: 500_000_000 },
] as const;

const tb = 1_024;

export const regions: Readonly<Record<string, RegionPrices>> = {
	"us-east-1": {
		// aws.amazon.com/cloudfront/pricing
		cloudFrontPerGb: [
			{ upTo: 10 * tb, price: 0.085 },
			{ upTo: 50 * tb, price: 0.08 },
			{ upTo: 150 * tb, price: 0.06 },
			{ upTo: Number.POSITIVE_INFINITY, price: 0.04 },
		],
		// AWS's price list says "$0.0100 per 10,000 HTTPS Requests", as quoted in several public notes
		// (2026-11).
		cloudFrontPer10kHttpsRequests: 0.01,
		// dev.to, "A Comprehensive Guide to AWS S3 Pricing for Beginners"
		s3Per1kGets: 0.0004,
		// go-cloud.io/aws-api-gateway-pricing (2026)
		httpApiPerMillion: 1,
		// airbyte.com/data-engineering-resources/dynamodb-pricing (2025-07)
		dynamoPerMillionWrites: 0.625,
		dynamoPerMillionReads: 0.125,
		// factualminds.com/blog/amazon-cloudwatch-pricing-metrics-logs-alarms-dashboards (2026-06)
		logsPerGb: 0.5,
		notConfirmed: [],
	},
	"ap-southeast-2": {
		// aws.amazon.com/cloudfront/pricing
		cloudFrontPerGb: [
			{ upTo: 10 * tb, price: 0.114 },
			{ upTo: 50 * tb, price: 0.098 },
			{ upTo: 150 * tb, price: 0.094 },
			{ upTo: Number.POSITIVE_INFINITY, price: 0.092 },
		],
		// From an AWS bill with the line "AU-Requests-Tier2-HTTPS".
		cloudFrontPer10kHttpsRequests: 0.0125,
		// A public note of 2026-09-10 quotes AWS's page: "$0.0044 per 10,000 GET".
		s3Per1kGets: 0.00044,
		// These three are not confirmed; the DynamoDB prices are 1.14 times those of us-east-1.
		httpApiPerMillion: 1.29,
		dynamoPerMillionWrites: 0.7115,
		dynamoPerMillionReads: 0.1423,
		// A public study of platforms in Sydney, quoting AWS's page: 0.67 per GB (seen 2026-11).
		logsPerGb: 0.67,
		notConfirmed: ["HTTP API", "DynamoDB"],
	},
};
