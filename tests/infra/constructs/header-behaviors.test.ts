import { Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import { expect, test } from "vitest";
import { headerBehaviors } from "#infra/constructs/header-behaviors.ts";
import { securityHeaders } from "#infra/edge/headers.ts";

const headers = securityHeaders("default-src 'none'");

/** Returns the headers that CloudFront sends for the policy of a template, by lower-case name. */
function sentHeaders(given: Record<string, string>): Record<string, string> {
	const stack = new Stack();
	new ResponseHeadersPolicy(stack, "Policy", headerBehaviors(given, true));
	const policies = Template.fromStack(stack).findResources(
		"AWS::CloudFront::ResponseHeadersPolicy",
	);
	const [{ CustomHeadersConfig, SecurityHeadersConfig }] = Object.values(
		policies,
	).map(({ Properties }) => Properties.ResponseHeadersPolicyConfig);
	const {
		ContentSecurityPolicy: csp,
		ContentTypeOptions: sniffing,
		FrameOptions: frames,
		ReferrerPolicy: referrer,
		StrictTransportSecurity: hsts,
		...others
	} = SecurityHeadersConfig;
	expect(others).toEqual({});
	const custom = CustomHeadersConfig.Items.map(
		({ Header, Value }: Record<string, string>) => [Header, Value],
	);
	return {
		...Object.fromEntries(custom),
		...(csp && { "content-security-policy": csp.ContentSecurityPolicy }),
		...(sniffing && { "x-content-type-options": "nosniff" }),
		...(frames && { "x-frame-options": frames.FrameOption }),
		...(referrer && { "referrer-policy": referrer.ReferrerPolicy }),
		...(hsts && {
			"strict-transport-security": [
				`max-age=${hsts.AccessControlMaxAgeSec}`,
				...(hsts.IncludeSubdomains ? ["includeSubDomains"] : []),
				...(hsts.Preload ? ["preload"] : []),
			].join("; "),
		}),
	};
}

test("CloudFront sends the security headers as they are written", () => {
	expect(sentHeaders(headers)).toEqual(headers);
});

test.each([
	["strict-transport-security", "max-age=63072000; includeSubDomains"],
	["strict-transport-security", "max-age=63072000; includeSubDomains; preload"],
	["x-frame-options", "SAMEORIGIN"],
	["referrer-policy", "no-referrer"],
])("a changed %s: %s", (name, value) => {
	const changed = { ...headers, [name]: value };
	expect(sentHeaders(changed)).toEqual(changed);
});

test.each(Object.keys(headers))("%s can be left out", (name) => {
	const { [name]: _, ...others } = headers;
	expect(sentHeaders(others)).toEqual(others);
});

test.each([
	["strict-transport-security", "includeSubDomains"],
	["strict-transport-security", "max-age=63072000; includeSubdomain"],
	["x-content-type-options", "none"],
	["x-frame-options", "ALLOW-FROM https://other.example"],
	["referrer-policy", "no-referer"],
])("rejects what CloudFront cannot send, %s: %s", (name, value) => {
	expect(() => headerBehaviors({ [name]: value }, true)).toThrow(value);
});
