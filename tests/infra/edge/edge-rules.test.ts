import { expect, test } from "vitest";
import { cacheControlFor, cacheRules } from "#infra/edge/cache-rules.ts";
import { securityHeaders } from "#infra/edge/headers.ts";

test.each([
	["/assets/app-1a2b.js", cacheRules.assets],
	["/assets/page.html", cacheRules.assets],
	["/", cacheRules.pages],
	["/company/about", cacheRules.pages],
	["/company/about/index.html", cacheRules.pages],
	["/404.html", cacheRules.pages],
	["/copy/pages/home.json", cacheRules.pages],
	["/company/about/content.json", cacheRules.pages],
	["/favicon.svg", cacheRules.files],
	["/.well-known/security.txt", cacheRules.files],
])("%s: %s", (path, expected) => {
	expect(cacheControlFor(path)).toBe(expected);
});

test("the security headers", () => {
	expect(securityHeaders("default-src 'none'")).toMatchInlineSnapshot(`
		{
		  "content-security-policy": "default-src 'none'",
		  "cross-origin-opener-policy": "same-origin",
		  "cross-origin-resource-policy": "same-origin",
		  "permissions-policy": "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
		  "referrer-policy": "strict-origin-when-cross-origin",
		  "strict-transport-security": "max-age=63072000",
		  "x-content-type-options": "nosniff",
		  "x-frame-options": "DENY",
		}
	`);
});
