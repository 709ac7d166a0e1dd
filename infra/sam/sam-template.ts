import { parseEnv } from "node:util";
import type { DeployedTemplate } from "#infra/deployed/deployed-template.ts";

/**
 * Returns the values of the functions' variables for `sam local --env-vars`. Without them SAM would use logical
 * ids in place of names.
 * @param settings lines of .local/functions.env, which a running `npm start` writes
 * @param host name under which a container reaches this machine
 */
export function samEnvironment(settings: string, host: string) {
	const values = Object.fromEntries(
		Object.entries(parseEnv(settings)).map(([name, value = ""]) => [
			name,
			value.replace(/\/\/(127\.0\.0\.1|localhost)(?=[:/]|$)/, `//${host}`),
		]),
	);
	// There is no CloudFront in front of SAM to send the secret, so the functions are told not to require one.
	return {
		Parameters: { ...values, ORIGIN_SECRET: "", SES_CONFIGURATION_SET: "" },
	};
}

const addedVariables = ["AWS_ENDPOINT_URL_DYNAMODB", "AWS_ENDPOINT_URL_SES"];

/**
 * Returns the deployed template as `sam local` needs it: SAM only passes variables that the template names,
 * emulates any processor other than the laptop's own, and knows a function nested this deep only by its logical
 * id, unless its metadata gives another name.
 */
export function samTemplate<T extends Pick<DeployedTemplate, "Resources">>(
	template: T,
	architecture: "arm64" | "x86_64",
): T {
	const copy = structuredClone(template);
	for (const resource of Object.values(copy.Resources)) {
		const { Metadata = {}, Properties, Type } = resource;
		if (Type !== "AWS::Lambda::Function" || !isSiteFunction(Properties))
			continue;
		const name = constructName(Metadata["aws:cdk:path"]);
		resource.Metadata = { ...Metadata, ...(name && { SamResourceId: name }) };
		Properties.Architectures = [architecture];
		const { Variables } = Properties.Environment;
		for (const name of addedVariables) Variables[name] = "";
	}
	return copy;
}

/** Returns "Contact" for "Mallee-Dev/Functions/Contact/Resource". */
function constructName(path: unknown): string | undefined {
	return typeof path === "string" ? path.split("/").at(-2) : undefined;
}

type SiteFunctionProperties = {
	Architectures: string[];
	Environment: { Variables: Record<string, unknown> };
};

// The CDK's own helper functions have none of our variables and are not for local use.
function isSiteFunction(
	properties: Record<string, unknown> | undefined,
): properties is Record<string, unknown> & SiteFunctionProperties {
	const { Variables } = Object(properties?.Environment);
	return "ORIGIN_SECRET" in Object(Variables);
}
