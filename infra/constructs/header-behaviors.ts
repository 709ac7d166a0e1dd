import { Duration } from "aws-cdk-lib";
import {
	HeadersFrameOption,
	HeadersReferrerPolicy,
	type ResponseCustomHeader,
	type ResponseHeadersPolicyProps,
	type ResponseSecurityHeadersBehavior,
} from "aws-cdk-lib/aws-cloudfront";

/** The dedicated settings, by header. Each throws if CloudFront cannot send the value. */
const dedicatedSettings: Record<
	string,
	(value: string, overridesCsp: boolean) => ResponseSecurityHeadersBehavior
> = {
	"content-security-policy": (value, overridesCsp) => ({
		contentSecurityPolicy: {
			contentSecurityPolicy: value,
			override: overridesCsp,
		},
	}),
	"strict-transport-security": (value) => ({
		strictTransportSecurity: { ...parseHsts(value), override: true },
	}),
	"x-content-type-options": (value) => {
		oneOf(["nosniff"], value);
		return { contentTypeOptions: { override: true } };
	},
	"x-frame-options": (value) => ({
		frameOptions: {
			frameOption: oneOf(Object.values(HeadersFrameOption), value),
			override: true,
		},
	}),
	"referrer-policy": (value) => ({
		referrerPolicy: {
			referrerPolicy: oneOf(Object.values(HeadersReferrerPolicy), value),
			override: true,
		},
	}),
};

/**
 * Returns response headers in the form that CloudFront expects, which has a dedicated setting for some.
 * @param headers by lower-case name
 * @param overridesCsp whether the Content-Security-Policy replaces the one that the origin sends
 * @throws if CloudFront cannot send a value
 */
export function headerBehaviors(
	headers: Record<string, string>,
	overridesCsp: boolean,
): ResponseHeadersPolicyProps {
	const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {};
	const customHeaders: ResponseCustomHeader[] = [];
	for (const [header, value] of Object.entries(headers)) {
		const setting = dedicatedSettings[header]?.(value, overridesCsp);
		if (setting) Object.assign(securityHeadersBehavior, setting);
		else customHeaders.push({ header, value, override: true });
	}
	return { securityHeadersBehavior, customHeadersBehavior: { customHeaders } };
}

function parseHsts(value: string) {
	const [match, seconds, subdomains, preload] =
		/^max-age=(\d+)(; *includeSubDomains)?(; *preload)?$/i.exec(value) ?? [];
	if (!match) throw new Error(`CloudFront does not send HSTS as "${value}"`);
	return {
		accessControlMaxAge: Duration.seconds(Number(seconds)),
		includeSubdomains: subdomains !== undefined,
		...(preload && { preload: true }),
	};
}

function oneOf<Known extends string>(known: Known[], value: string): Known {
	const found = known.find((each) => each === value);
	if (found) return found;
	throw new Error(`CloudFront sends ${known.join(" or ")}, not "${value}"`);
}
