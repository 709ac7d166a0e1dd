import { equal, match, ok } from "node:assert/strict";
import { contactFields } from "#content/contact/fields.ts";
import { feedSources } from "#content/feeds/sources.ts";
import {
	apiPaths,
	categoryPath,
	companyPath,
	platformPath,
	policyPath,
	routes,
} from "#content/routes.ts";
import { loadCopy } from "#frontend/build/copy/read-folder.ts";
import { contactWords } from "#tests/contact-words.ts";
import {
	checkFile,
	checkHeaders,
	checkPage,
	checkRefusal,
	isHtml,
} from "./expectations.ts";

export type Check = [name: string, check: () => Promise<void>];

/** What a live stage must do, as checks that throw a readable error. */
export function smokeChecks(
	origin: string,
	{ sendsMessage }: { sendsMessage: boolean },
): Check[] {
	const ask = (path: string, init: RequestInit = {}) =>
		fetch(`${origin}${path}`, {
			redirect: "manual",
			signal: AbortSignal.timeout(15_000),
			...init,
		});
	return [
		...pagePaths().map(
			(path): Check => [path, async () => checkPage(await ask(path))],
		),
		[
			"a trailing slash and a capital letter cause one redirect, which keeps the query",
			async () => {
				const response = await ask("/Company/About/?a=1&a=2");
				equal(response.status, 301);
				const target = new URL(response.headers.get("location") ?? "", origin);
				equal(
					`${target.origin}${target.pathname}${target.search}`,
					`${origin}/company/about?a=1&a=2`,
				);
				checkHeaders(response);
			},
		],
		[
			"an unknown page returns 404 with the Page Not Found screen",
			async () => {
				const response = await ask("/no/such/page");
				equal(response.status, 404);
				match(await response.text(), /<h1/);
				checkHeaders(response);
			},
		],
		[
			"a missing chunk returns 404 and not a page",
			async () => {
				const response = await ask("/assets/no-such-chunk.js");
				equal(response.status, 404);
				ok(!isHtml(response), "it is HTML");
			},
		],
		[
			"scripts are cached for a year, and sent as compressed by the build to who accepts Brotli",
			async () => {
				const home = await (await ask("/")).text();
				const file = /\/assets\/[\w.-]+\.js/.exec(home)?.[0];
				ok(file, "the home page names no script under /assets/");
				const as = (accepted: string) =>
					ask(file, { headers: { "accept-encoding": accepted } });
				const [copy, plain] = [await as("br"), await as("identity")];
				for (const { status, headers } of [copy, plain]) {
					equal(status, 200);
					match(
						headers.get("cache-control") ?? "",
						/max-age=31536000.*immutable/,
					);
				}
				equal(copy.headers.get("content-encoding"), "br");
				equal(plain.headers.get("content-encoding"), null);
				equal(await copy.text(), await plain.text());
			},
		],
		...rootFiles.map(
			(path): Check => [
				`${path} with its content type`,
				async () => checkFile(await ask(path), path),
			],
		),
		[
			"the relay returns all news in one feed",
			async () => {
				const response = await ask(apiPaths.feeds);
				equal(response.status, 200);
				match(response.headers.get("content-type") ?? "", /json/);
				const { items } = (await response.json()) as { items?: unknown[] };
				ok(items && items.length > 0, "there is no article");
			},
		],
		[
			"security.txt names a contact and does not expire soon",
			async () => {
				const response = await ask("/.well-known/security.txt");
				equal(response.status, 200);
				const text = await response.text();
				match(text, /^Contact: \S+$/m);
				const expires = /^Expires: (\S+)$/m.exec(text)?.[1] ?? "";
				const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000;
				ok(daysLeft > 30, `it expires on ${expires}: deploy the site again`);
			},
		],
		[
			"no closed position is shown",
			async () => {
				const list = await (await ask(routes.careers)).text();
				const links = list.matchAll(
					new RegExp(`href="(${routes.careers}/[\\w-]+)"`, "g"),
				);
				for (const [, path = ""] of links) {
					const page = await (await ask(path)).text();
					const last = /"validThrough":"([^"]+)"/.exec(page)?.[1] ?? "";
					ok(
						Date.parse(last) > Date.now(),
						`${path} closed on ${last}: deploy the site again`,
					);
				}
			},
		],
		[
			"the relay returns the first feed",
			async () => {
				const feed = encodeURIComponent(feedSources[0]?.url ?? "");
				const response = await ask(`${apiPaths.feeds}?feed=${feed}`);
				equal(response.status, 200);
				match(await response.text(), /<rss/);
			},
		],
		[
			"the relay rejects unlisted feeds, with a message",
			async () => {
				await checkRefusal(
					await ask(`${apiPaths.feeds}?feed=https%3A%2F%2Fexample.com%2F`),
					400,
				);
			},
		],
		[
			"the contact API rejects a GET, with a message",
			async () => {
				await checkRefusal(await ask(apiPaths.contact), 405);
			},
		],
		[
			"the contact API rejects an empty message, with an explanation",
			async () => {
				await checkRefusal(await ask(apiPaths.contact, post({})), 400, "name");
			},
		],
		...(sendsMessage ? [messageCheck(ask)] : []),
		...(origin.startsWith("https:") ? [httpsCheck(origin)] : []),
	];
}

const rootFiles = [
	"/.well-known/security.txt",
	"/advisories.atom",
	"/favicon.svg",
	"/feeds.opml",
	"/llms.txt",
	"/robots.txt",
	"/site.webmanifest",
	"/sitemap.xml",
];

function pagePaths(): string[] {
	const fixed = Object.values(routes).filter((path) => !path.includes(":"));
	const { categories, companyPages, policies } = loadCopy();
	return [
		...fixed,
		platformPath,
		...categories.map(({ id }) => categoryPath(id)),
		...companyPages.map(({ id }) => companyPath(id)),
		...policies.map(({ policy }) => policyPath(policy)),
	];
}

function messageCheck(
	ask: (path: string, init: RequestInit) => Promise<Response>,
): Check {
	return [
		"a marked test message is accepted (look for it in the mailbox)",
		async () => {
			const sentAt = new Date().toISOString();
			const response = await ask(
				apiPaths.contact,
				post({
					name: "Smoke test",
					phone_number: "",
					email_address: "smoke-test@example.com",
					category: contactFields.category.value,
					message: `Smoke test of ${sentAt}. Nobody waits for a reply.`,
				}),
			);
			equal(response.status, 200);
			const { message, reference } = (await response.json()) as {
				message?: unknown;
				reference?: unknown;
			};
			equal(message, contactWords.sent);
			// Only the reference proves that the message was stored.
			equal(/^(\w{4}-){3}\w{4}$/.test(String(reference)), true);
		},
	];
}

function httpsCheck(origin: string): Check {
	return [
		"plain HTTP redirects to HTTPS",
		async () => {
			const response = await fetch(origin.replace("https:", "http:"), {
				redirect: "manual",
			});
			ok([301, 308].includes(response.status), `status ${response.status}`);
			match(response.headers.get("location") ?? "", /^https:/);
		},
	];
}

function post(body: unknown): RequestInit {
	return {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"idempotency-key": crypto.randomUUID(),
		},
		body: JSON.stringify(body),
	};
}
