import { createHash } from "node:crypto";
import {
	type CfnResponseHeadersPolicy,
	ResponseHeadersPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { Construct } from "constructs";
import { contentSecurityPolicy } from "#infra/edge/csp.ts";
import { securityHeaders } from "#infra/edge/headers.ts";
import { type InlineHashes, inlineHashes } from "#infra/edge/inline-hashes.ts";
import { headerBehaviors } from "./header-behaviors.ts";

export type HeaderPoliciesProps = {
	/** Folder of the built site: the Content-Security-Policy and the edge function's services are read from its pages. */
	readonly siteFolder: string;
	/** Hashes of the pages that are live now, which must keep working while these replace them. */
	readonly previousHashes?: InlineHashes | undefined;
	/** Search engines are told not to index the site. */
	readonly isHiddenFromSearch: boolean;
};

/** Metadata key under which the site's policy stores the inline hashes of its own pages. */
export const inlineHashesKey = "inlineHashes";

/** securityHeaders() as CloudFront's policies for response headers. */
export class HeaderPolicies extends Construct {
	/** For pages and files. */
	readonly site: ResponseHeadersPolicy;
	/** For the APIs, which send a stricter Content-Security-Policy themselves. */
	readonly api: ResponseHeadersPolicy;
	/** Changes with the inline code of the pages, and with nothing else. */
	readonly inlineCodeVersion: string;

	constructor(scope: Construct, id: string, props: HeaderPoliciesProps) {
		super(scope, id);
		const headers = {
			...securityHeaders(
				contentSecurityPolicy(props.siteFolder, props.previousHashes),
			),
			...(props.isHiddenFromSearch && { "x-robots-tag": "noindex" }),
		};
		this.site = this.policy("Site", headers, true);
		// For the next deployment, which reads them from the deployed template.
		const resource = this.site.node.defaultChild as CfnResponseHeadersPolicy;
		const hashes = inlineHashes(props.siteFolder);
		resource.addMetadata(inlineHashesKey, hashes);
		this.inlineCodeVersion = createHash("sha256")
			.update(JSON.stringify(hashes))
			.digest("hex")
			.slice(0, 12);
		this.api = this.policy("Api", headers, false);
	}

	private policy(
		id: string,
		headers: Record<string, string>,
		overridesCsp: boolean,
	): ResponseHeadersPolicy {
		return new ResponseHeadersPolicy(
			this,
			id,
			headerBehaviors(headers, overridesCsp),
		);
	}
}
