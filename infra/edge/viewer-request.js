// CloudFront Functions, JavaScript runtime 2.0: one file, no import, no export, no optional chaining.
// Runs for every path of the default behaviour (pages and root files), never for /assets/* or the APIs.
// The local gateway and the tests run this same file. It must never throw: a throw is a 503 for the visitor.

// Filled in at synth (constructs/static-site.ts):
// - apex: the host whose requests are redirected to www, if the stage has a domain.
// - headers: the security headers, because CloudFront adds none to a redirect from here.
// - services: the ids of each category's services, for paths that name a service without its category.
var settings = { apex: "", headers: {}, services: {} };

// A key that no build ever creates, so the origin responds "not found" and the visitor sees that page.
var missing = "/not-found";
// S3 answers a name of more than 1024 bytes with 400, and "/index.html" is added to a path.
var maxPathLength = 1000;

// Only these characters, and no empty, "." or ".." segment, ever reach a Location header or a file name.
var ordinary = /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~@+-]+)+$/;
var file = /\.[A-Za-z0-9]+$/;
// The codes of letters, digits, "-", ".", "_" and "~", which mean the same as the characters. CloudFront passes
// the path on as it was sent.
var needlessCode = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls the function of this name
function handler(event) {
	var request = event.request;
	var path = String(request.uri);
	var page = canonical(path);
	if (page === null) {
		request.uri = missing;
		return request;
	}
	page = withCategory(page);
	var apex = settings.apex !== "" && host(request) === settings.apex;
	if (apex || page !== path) {
		return redirect(
			(apex ? `https://www.${settings.apex}` : "") + page,
			request,
		);
	}
	if (page === "/") request.uri = "/index.html";
	else if (!isFile(page)) request.uri = `${page}/index.html`;
	return request;
}

// Returns the canonical form of a path: lower case, no trailing slash or index.html, no character encoded without
// need. Null: not one of ours.
function canonical(path) {
	if (path.length > maxPathLength) return null;
	var decoded = path.replace(needlessCode, decodeURIComponent);
	var trimmed = trim(decoded);
	if (trimmed === "") return decoded.charAt(1) === "/" ? null : "/";
	if (!ordinary.test(trimmed)) return null;
	// The page behind every 404; requested by name it would return 200.
	if (trimmed === "/404.html") return null;
	// File names are case-sensitive, and a file name followed by a slash is not one of our files.
	if (isFile(trimmed)) return trimmed === decoded ? decoded : null;
	return trimmed.toLowerCase();
}

// /services/id/{service} becomes /services/id/{category}/{service}, as servicePathOf in content/routes.ts has it.
function withCategory(path) {
	var match = /^\/services\/id\/([^/]+)$/.exec(path);
	var categories = Object.keys(settings.services);
	if (!match || isFile(path) || categories.length === 0) return path;
	var id = match[1];
	if (categories.includes(id)) return `/services/${id}`;
	var owner = categories.find((each) => settings.services[each].includes(id));
	var named = categories.find((each) => id.includes(each));
	return `/services/id/${owner || named || "digital"}/${id}`;
}

// A loop, because a regular expression takes quadratic time on a path of slashes.
function trim(path) {
	var end = path.length;
	for (;;) {
		if (path.charAt(end - 1) === "/") end -= 1;
		else if (path.slice(0, end).slice(-11).toLowerCase() === "/index.html")
			end -= 11;
		else return path.slice(0, end);
	}
}

function isFile(path) {
	return file.test(path.slice(path.lastIndexOf("/")));
}

function host(request) {
	var header = request.headers ? request.headers.host : undefined;
	return header ? String(header.value).toLowerCase() : "";
}

function redirect(location, request) {
	var query = queryOf(request);
	var headers = {
		location: { value: query === "" ? location : `${location}?${query}` },
		"cache-control": { value: "public, max-age=3600" },
	};
	Object.keys(settings.headers).forEach((name) => {
		headers[name] = { value: settings.headers[name] };
	});
	return {
		statusCode: 301,
		statusDescription: "Moved Permanently",
		headers: headers,
	};
}

// The query string as the visitor sent it; undefined without a "?".
function queryOf(request) {
	return String(request.rawQueryString() || "").replace(/[^\x21-\x7e]/g, "");
}
