/** What of a CloudFormation template matters here. */
export type CloudFormationTemplate = {
	Resources: Record<
		string,
		{ Type: string; Properties?: Record<string, unknown> }
	>;
};

/** Where the store and the mailbox of `npm start` listen, and what its tables are called. */
export type LocalServices = {
	readonly dynamoDbUrl: string;
	readonly sesUrl: string;
	readonly siteOrigin: string;
	readonly tables: {
		readonly messages: string;
		readonly rateLimits: string;
		readonly feeds: string;
	};
};

/**
 * Values of the functions' variables for `sam local`. Without them SAM would put logical ids
 * in place of names. The origin secret is absent, so the functions ask for none.
 */
export function samEnvironment(local: LocalServices) {
	return {
		Parameters: {
			MESSAGES_TABLE: local.tables.messages,
			RATE_LIMITS_TABLE: local.tables.rateLimits,
			FEEDS_TABLE: local.tables.feeds,
			RATE_LIMIT_KEY: "local",
			ORIGIN_SECRET: "",
			SES_CONFIGURATION_SET: "",
			SITE_ORIGIN: local.siteOrigin,
			AWS_ENDPOINT_URL_DYNAMODB: local.dynamoDbUrl,
			AWS_ENDPOINT_URL_SES: local.sesUrl,
			AWS_ACCESS_KEY_ID: "local",
			AWS_SECRET_ACCESS_KEY: "local",
		},
	};
}

const addedVariables = ["AWS_ENDPOINT_URL_DYNAMODB", "AWS_ENDPOINT_URL_SES"];

/**
 * The deployed template as `sam local` needs it: SAM passes only variables that the
 * template names, and emulates any processor that is not the laptop's own.
 */
export function samTemplate<T extends CloudFormationTemplate>(
	template: T,
	architecture: "arm64" | "x86_64",
): T {
	const copy = structuredClone(template);
	for (const { Type, Properties } of Object.values(copy.Resources)) {
		if (Type !== "AWS::Lambda::Function" || !isOurs(Properties)) continue;
		Properties.Architectures = [architecture];
		const { Variables } = Properties.Environment;
		for (const name of addedVariables) Variables[name] = "";
	}
	return copy;
}

type OurFunction = {
	Architectures: string[];
	Environment: { Variables: Record<string, unknown> };
};

// The CDK's own helpers have no variables of ours and are not for local use.
function isOurs(
	properties: Record<string, unknown> | undefined,
): properties is Record<string, unknown> & OurFunction {
	const variables = (properties?.Environment as OurFunction["Environment"])
		?.Variables;
	return variables !== undefined && "ORIGIN_SECRET" in variables;
}
