/** Returns a table of a template. */
export function makeTable(key = "id") {
	return {
		Type: "AWS::DynamoDB::GlobalTable",
		Properties: { KeySchema: [{ AttributeName: key, KeyType: "HASH" }] },
	};
}
