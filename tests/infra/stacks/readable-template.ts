type Template = {
	Resources: Record<string, Record<string, unknown>>;
	Outputs?: Record<string, { Value: unknown }>;
};

/** What the CDK adds for itself, or what separate tests check. */
const leftOut = /^(Custom(CDK|S3|Cross)|CDKMetadata)|AutoDeleteObjectsCustom/;

/**
 * Formats a template for reviewers: one block per resource, one line per property, references as
 * ${Id} and ${Id.Attribute}, with asset hashes masked and tags omitted.
 */
export function readableTemplate({
	Resources,
	Outputs = {},
}: Template): string {
	const resources = Object.entries(Resources)
		.filter(([id]) => !leftOut.test(id))
		.map(([id, { Type, Properties = {}, Metadata: _, ...rest }]) =>
			[
				`${id}: ${Type}`,
				...lines(rest),
				...lines(Properties as Record<string, unknown>),
			].join("\n"),
		);
	const outputs = Object.entries(Outputs).map(
		([id, { Value }]) => `${id} = ${inline(Value)}`,
	);
	return [...resources, ...outputs].join("\n\n");
}

// Code and dashboards have separate tests, and tags are the same everywhere.
const opaque = new Set(["FunctionCode", "DashboardBody", "Tags"]);

function lines(properties: Record<string, unknown>): string[] {
	return Object.entries(properties)
		.filter(([name]) => !opaque.has(name))
		.map(([name, value]) => `  ${name} ${inline(value)}`);
}

function inline(value: unknown): string {
	const text = JSON.stringify(simple(value)) ?? "";
	return text
		.replace(/[a-f0-9]{64}/g, "HASH")
		.replace(/^"(.*)"$/, "$1")
		.replaceAll('\\"', "'");
}

/** Formats references and joins as text, and returns anything else unchanged. */
function simple(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(simple);
	if (typeof value !== "object" || value === null) return value;
	const {
		Ref,
		"Fn::GetAtt": attribute,
		"Fn::Join": join,
	} = value as {
		Ref?: string;
		"Fn::GetAtt"?: string[];
		"Fn::Join"?: [string, unknown[]];
	};
	if (Ref) return `\${${Ref}}`;
	if (attribute) return `\${${attribute.join(".")}}`;
	if (join) return join[1].map((part) => String(simple(part))).join(join[0]);
	return Object.fromEntries(
		Object.entries(value)
			.filter(([name]) => !opaque.has(name))
			.map(([name, part]) => [name, simple(part)]),
	);
}
