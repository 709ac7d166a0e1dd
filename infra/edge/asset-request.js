// CloudFront Functions, JavaScript runtime 2.0: one file, no import, no export, no optional chaining.
// Runs for every request for /assets/*. It must never throw: a throw is a 503 for the visitor.

// The build stores these compressed as well (frontend/build/brotli-copies.ts), better than CloudFront does it on
// request. Names of versions from before that have a hyphen in front of the hash, and no copy.
var hasCopy = /^\/assets\/.+\.[\w-]{7}\.(css|js|svg)$/;
// Brotli among the accepted encodings, unless its quality is zero.
var brotli = /(^|[\s,])br(?!\w|\s*;\s*q=0(\.0*)?\s*(,|$))/i;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls the function of this name
function handler(event) {
	var request = event.request;
	var accepted = request.headers["accept-encoding"];
	if (accepted && brotli.test(accepted.value) && hasCopy.test(request.uri)) {
		request.uri = `/br${request.uri}`;
	}
	return request;
}
