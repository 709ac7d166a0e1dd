import { Names, RemovalPolicy, Stack } from "aws-cdk-lib";
import {
	CfnDelivery,
	CfnDeliveryDestination,
	CfnDeliverySource,
	CfnQueryDefinition,
	LogGroup,
	type RetentionDays,
} from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";

export type PageLogProps = {
	readonly distributionId: string;
	readonly logDays: RetentionDays;
};

/**
 * The recorded fields of a request: when, what, with what result, and from which of CloudFront's locations. Not
 * who: no address, browser, cookie or referrer, and no query string, in which a search or a campaign may name a
 * person.
 */
const recordedFields = [
	"date",
	"time",
	"x-edge-location",
	"cs-method",
	"cs(Host)",
	"cs-uri-stem",
	"sc-status",
	"sc-bytes",
	"time-taken",
	"x-edge-result-type",
	"x-edge-detailed-result-type",
];

/** Of a delivery's source and destination. */
const maxNameLength = 60;

/** The queries that operators need first, by their name in Logs Insights. */
const savedQueries = {
	"Missing pages":
		'filter `sc-status` = "404" | stats count(*) as times by `cs-uri-stem` | sort times desc | limit 50',
	"Errors by minute":
		"filter `sc-status` like /^5/ | stats count(*) as times by bin(1m), `cs-uri-stem`",
	"Slow and uncached":
		'filter `x-edge-result-type` = "Miss" | stats avg(`time-taken`) as seconds, count(*) as times by `cs-uri-stem` | sort seconds desc | limit 50',
};

/**
 * CloudFront's access log (standard logs, version 2), one line of JSON per request, without anything that
 * identifies the visitor. CloudFront only delivers it in us-east-1.
 */
export class PageLog extends Construct {
	constructor(scope: Construct, id: string, props: PageLogProps) {
		super(scope, id);
		const stack = Stack.of(this);
		const name = stack.stackName;
		const readable = `${name}-pages`;
		const deliveryName =
			readable.length <= maxNameLength
				? readable
				: Names.uniqueResourceName(this, { maxLength: maxNameLength });
		const logGroup = new LogGroup(this, "Requests", {
			retention: props.logDays,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		const source = new CfnDeliverySource(this, "Source", {
			name: deliveryName,
			logType: "ACCESS_LOGS",
			resourceArn: stack.formatArn({
				service: "cloudfront",
				region: "",
				resource: "distribution",
				resourceName: props.distributionId,
			}),
		});
		const destination = new CfnDeliveryDestination(this, "Destination", {
			name: deliveryName,
			destinationResourceArn: logGroup.logGroupArn,
			outputFormat: "json",
		});
		const delivery = new CfnDelivery(this, "Delivery", {
			deliverySourceName: source.name,
			deliveryDestinationArn: destination.attrArn,
			recordFields: recordedFields,
		});
		delivery.addResourceDependency(source);
		for (const [title, queryString] of Object.entries(savedQueries)) {
			new CfnQueryDefinition(this, title.replaceAll(" ", ""), {
				name: `${name}/${title}`,
				queryString: `fields @timestamp | ${queryString}`,
				logGroupNames: [logGroup.logGroupName],
			});
		}
	}
}
