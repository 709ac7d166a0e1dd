/** What of a CloudFormation template matters here. */
export type CloudFormationTemplate = {
	Resources: Record<
		string,
		{
			Type: string;
			Properties?: Record<string, unknown>;
			Metadata?: Record<string, unknown>;
		}
	>;
};

/**
 * Values of the functions' variables for `sam local --env-vars`. Without them SAM would
 * put logical ids in place of names.
 * @param settings lines of .local/functions.env, which a running `npm start` keeps
 * @param host under which a container reaches this machine
 */
export function samEnvironment(settings: string, host: string) {
	const values = Object.fromEntries(
		settings
			.split("\n")
			.map((line) => /^(\w+)=(.*)$/.exec(line))
			.filter((match) => match !== null)
			.map(([, name, value = ""]) => [
				name,
				value.replace(/\/\/(127\.0\.0\.1|localhost)(?=[:/]|$)/, `//${host}`),
			]),
	);
	// Nothing stands before SAM that would show the secret, so the functions ask for none.
	return {
		Parameters: { ...values, ORIGIN_SECRET: "", SES_CONFIGURATION_SET: "" },
	};
}

const addedVariables = ["AWS_ENDPOINT_URL_DYNAMODB", "AWS_ENDPOINT_URL_SES"];

/**
 * The deployed template as `sam local` needs it: SAM passes only variables that the
 * template names, emulates any processor that is not the laptop's own, and knows a function
 * so deep in the app by its logical id only, unless the metadata says another name.
 */
export function samTemplate<T extends CloudFormationTemplate>(
	template: T,
	architecture: "arm64" | "x86_64",
): T {
	const copy = structuredClone(template);
	for (const resource of Object.values(copy.Resources)) {
		const { Metadata = {}, Properties, Type } = resource;
		if (Type !== "AWS::Lambda::Function" || !isOurs(Properties)) continue;
		const name = constructName(Metadata["aws:cdk:path"]);
		resource.Metadata = { ...Metadata, ...(name && { SamResourceId: name }) };
		Properties.Architectures = [architecture];
		const { Variables } = Properties.Environment;
		for (const name of addedVariables) Variables[name] = "";
	}
	return copy;
}

/** "Contact" of "Mallee-Dev/Functions/Contact/Resource". */
function constructName(path: unknown): string | undefined {
	return typeof path === "string" ? path.split("/").at(-2) : undefined;
}

type OurFunction = {
	Architectures: string[];
	Environment: { Variables: Record<string, unknown> };
};

// The CDK's own helpers have no variables of ours and are not for local use.
function isOurs(
	properties: Record<string, unknown> | undefined,
): properties is Record<string, unknown> & OurFunction {
	const { Variables } = Object(properties?.Environment);
	return "ORIGIN_SECRET" in Object(Variables);
}
