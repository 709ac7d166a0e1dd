import {
	Function as CloudFrontFunction,
	type FunctionAssociation,
	FunctionCode,
	FunctionEventType,
	FunctionRuntime,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";

/** Creates an edge function that runs for each request, and returns what a behaviour of CloudFront needs to call it. */
export function onEachRequest(
	scope: Construct,
	id: string,
	{ comment, code }: { comment: string; code: string },
): FunctionAssociation[] {
	return [
		{
			eventType: FunctionEventType.VIEWER_REQUEST,
			function: new CloudFrontFunction(scope, id, {
				comment,
				code: FunctionCode.fromInline(code),
				runtime: FunctionRuntime.JS_2_0,
			}),
		},
	];
}
