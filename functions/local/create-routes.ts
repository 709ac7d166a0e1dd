import type { IncomingMessage, ServerResponse } from "node:http";
import { apiPaths } from "#content/routes.ts";
import { contentSecurityPolicy } from "#infra/edge/csp.ts";
import { securityHeaders } from "#infra/edge/headers.ts";
import { originSecret } from "./environment.ts";
import type { Functions, Handler } from "./load-functions.ts";
import { serveApi } from "./serve-api.ts";
import { createSitePages, type Pages, splitUrl } from "./serve-site.ts";
import { StartError } from "./start-error.ts";

/** As Connect has it; Vite's `middlewares` are one. */
export type PagesMiddleware = (
	request: IncomingMessage,
	response: ServerResponse,
	next: (error?: unknown) => void,
) => void;

/** Which part answers a request: a function, the built site, or `pages` in its place. */
export function createRoutes(
	options: { siteFolder: string; pages?: PagesMiddleware },
	functions: Functions,
): Pages {
	const headers = securityHeaders(
		options.pages ? "" : policyOf(options.siteFolder),
	);
	const sitePages = options.pages
		? fromMiddleware(options.pages)
		: createSitePages(options.siteFolder, headers);
	const handlers: Record<string, Handler> = {
		[apiPaths.contact]: functions.contact.handler,
		[apiPaths.feeds]: functions.feeds.handler,
	};
	return async (request, response) => {
		const { path } = splitUrl(request.url ?? "/");
		if (!path.startsWith("/api/")) return sitePages(request, response);
		// API Gateway's own answer to a path without a route.
		const handler = handlers[path] ?? notFound;
		return serveApi(request, response, handler, {
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

async function notFound() {
	return {
		statusCode: 404,
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ message: "Not Found" }),
	};
}

function fromMiddleware(pages: PagesMiddleware): Pages {
	return async (request, response) => {
		pages(request, response, (error) => {
			response.writeHead(error ? 500 : 404).end();
		});
	};
}
