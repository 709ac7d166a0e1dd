const twoYearsInSeconds = 63_072_000;

const deniedFeatures = [
	"accelerometer",
	"browsing-topics",
	"camera",
	"display-capture",
	"geolocation",
	"gyroscope",
	"microphone",
	"midi",
	"payment",
	"usb",
];

/**
 * Returns the headers of every page and file, with lower-case names. The response headers policy deploys them
 * and the local gateway sends them. HSTS has neither `preload` nor `includeSubDomains`: the redirect of the
 * apex sends it too, and would force every other host of the company to https for two years. Both are steps
 * for the owner of the domain to take.
 */
export function securityHeaders(
	contentSecurityPolicy: string,
): Record<string, string> {
	return {
		"content-security-policy": contentSecurityPolicy,
		"strict-transport-security": `max-age=${twoYearsInSeconds}`,
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": deniedFeatures
			.map((feature) => `${feature}=()`)
			.join(", "),
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
	};
}
