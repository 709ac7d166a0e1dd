const twoYearsInSeconds = 63_072_000;

const refusedFeatures = [
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
 * The headers that every page and file answers with, by name in small letters. The
 * response headers policy deploys them and the local gateway sends them. HSTS is
 * without `preload`, which is a step that the owner of the domain takes.
 */
export function securityHeaders(
	contentSecurityPolicy: string,
): Record<string, string> {
	return {
		"content-security-policy": contentSecurityPolicy,
		"strict-transport-security": `max-age=${twoYearsInSeconds}; includeSubDomains`,
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": refusedFeatures
			.map((feature) => `${feature}=()`)
			.join(", "),
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
	};
}
