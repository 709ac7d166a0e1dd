// CloudFront Functions, JavaScript runtime 2.0: one file, no import, no export, no optional chaining.
// Runs for every request to the APIs of a stage without a domain. It must never throw: a throw is a 503 for the visitor.

// The HTTP API refuses a Host that is not its own, so the name that the visitor asked for
// goes beside it. Browsers without Sec-Fetch-Site tell by Origin where a form stood; a stage
// without a domain knows its own name by this only, since CloudFront makes it up.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls the function of this name
function handler(event) {
	var request = event.request;
	var host = request.headers.host;
	request.headers["x-viewer-host"] = { value: host ? host.value : "" };
	return request;
}
