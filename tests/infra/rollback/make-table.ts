/** Returns a table of a template, with a copy in each of these regions. */
export function makeTable(key = "id", ...regions: string[]) {
	return {
		Type: "AWS::DynamoDB::GlobalTable",
		Properties: {
			KeySchema: [{ AttributeName: key, KeyType: "HASH" }],
			Replicas: regions.map((Region) => ({ Region })),
		},
	};
}
