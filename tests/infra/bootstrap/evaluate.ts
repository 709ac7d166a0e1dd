type Statement = {
	Sid: string;
	Effect: string;
	Action?: string | string[];
	NotAction?: string | string[];
	Resource?: unknown;
	NotResource?: unknown;
	Condition?: Record<string, Record<string, unknown>>;
};
export type Request = {
	action: string;
	resource: string;
	/** Tags of the resource, and other condition keys. */
	context?: Record<string, string>;
};

const pseudo: Record<string, string> = {
	"AWS::Partition": "aws",
	"AWS::AccountId": "1234",
	"AWS::Region": "us-east-1",
};
export const account = pseudo["AWS::AccountId"];

/**
 * Returns whether a boundary allows a request, and which of its statements deny it, evaluated as
 * IAM does, as far as our boundary needs. A Deny overrides any Allow.
 */
export function refusalsOf(
	document: { Statement: readonly object[] },
	request: Request,
	qualifier: string,
): string[] {
	const statements = document.Statement as readonly Statement[];
	const applying = statements.filter((each) =>
		applies(each, request, qualifier),
	);
	const denied = applying
		.filter(({ Effect }) => Effect === "Deny")
		.map(({ Sid }) => Sid);
	const isAllowed = applying.some(({ Effect }) => Effect === "Allow");
	return isAllowed ? denied : ["nothing allows it"];
}

function applies(statement: Statement, request: Request, qualifier: string) {
	const {
		Action,
		Condition = {},
		NotAction,
		NotResource,
		Resource,
	} = statement;
	const { action, context = {}, resource } = request;
	const texts = (value: unknown) =>
		[value].flat().map((each) => fill(each, qualifier));
	const matches = (patterns: unknown, text: string) =>
		texts(patterns).some((pattern) => like(pattern, text));
	const isMeant = NotResource
		? !matches(NotResource, resource)
		: matches(Resource, resource);
	return (
		(NotAction ? !matches(NotAction, action) : matches(Action, action)) &&
		isMeant &&
		Object.entries(Condition).every(([operator, keys]) =>
			Object.entries(keys).every(([key, wanted]) => {
				const value = context[key];
				if (operator === "Null") {
					return (value === undefined) === (wanted === "true");
				}
				// A negated operator matches if the key is missing.
				return value === undefined || !matches(wanted, value);
			}),
		)
	);
}

function fill(value: unknown, qualifier: string): string {
	const text =
		typeof value === "object" && value !== null && "Fn::Sub" in value
			? String(value["Fn::Sub"])
			: String(value);
	return text.replace(/\$\{([^}]+)\}/g, (_, name: string) =>
		name === "Qualifier" ? qualifier : (pseudo[name] ?? `<${name}>`),
	);
}

function like(pattern: string, text: string): boolean {
	const source = pattern
		.split("*")
		.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
		.join(".*");
	return new RegExp(`^${source}$`, "s").test(text);
}
