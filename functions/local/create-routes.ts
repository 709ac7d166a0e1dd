import { apiPaths } from "#content/routes.ts";
import { contentSecurityPolicy } from "#infra/edge/csp.ts";
import { securityHeaders } from "#infra/edge/headers.ts";
import { originSecret } from "./environment.ts";
import type { Functions, Handler } from "./load-functions.ts";
import { serveApi } from "./serve-api.ts";
import { type RequestHandler, serveSite, splitUrl } from "./serve-site.ts";
import { StartError } from "./start-error.ts";

/** Routes a request to a function or to the built site, as the CDN does. */
export function createRoutes(
	{ siteFolder }: { siteFolder: string },
	functions: Functions,
): RequestHandler {
	const headers = securityHeaders(policyOf(siteFolder));
	const site = serveSite(siteFolder, headers);
	const handlers: Record<string, Handler> = {
		[apiPaths.contact]: functions.contact.handler,
		[apiPaths.feeds]: functions.feeds.handler,
	};
	return async (request, response) => {
		const { path } = splitUrl(request.url ?? "/");
		if (!path.startsWith("/api/")) return site(request, response);
		return serveApi(request, response, handlers[path], {
			originSecret,
			securityHeaders: headers,
		});
	};
}

function policyOf(siteFolder: string): string {
	try {
		return contentSecurityPolicy(siteFolder);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		throw new StartError(`${siteFolder} is missing: run npm run build first.`);
	}
}
