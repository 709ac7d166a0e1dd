// CloudFront Functions, JavaScript runtime 2.0: one file, no import, no export, no optional chaining.
// Runs for every request to the APIs of a stage without a domain. It must never throw: a throw is a 503 for the visitor.

// The HTTP API rejects a Host that is not its own, so the name the visitor requested goes into a separate
// header. For browsers without Sec-Fetch-Site, Origin is the only sign of where a form was; a stage without a
// domain learns its own name only here, because CloudFront generates it.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls the function of this name
function handler(event) {
	var request = event.request;
	var host = request.headers.host;
	request.headers["x-viewer-host"] = { value: host ? host.value : "" };
	return request;
}
