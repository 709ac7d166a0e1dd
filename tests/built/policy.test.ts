import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "#infra/edge/csp.ts";
import { distFolder, readNotFound, readPages } from "./support/dist.ts";

const policy = contentSecurityPolicy(distFolder);

describe.each([...readPages(), readNotFound()])("$path", ({ html }) => {
	it("has no style attribute and no inline handler", () => {
		expect(html.match(/<[^>]*\s(style|on[a-z]+)=/gi) ?? []).toEqual([]);
	});

	it("has no inline script or style that the policy does not list", () => {
		const inline = [
			...html.matchAll(
				/<(script|style)(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/\1>/gi,
			),
		]
			.filter(
				([, , attributes = ""]) => !/application\/(ld\+)?json/.test(attributes),
			)
			.map(([, , , text = ""]) => text);
		const unknown = inline.filter((text) => {
			const hash = createHash("sha256").update(text).digest("base64");
			return !policy.includes(`'sha256-${hash}'`);
		});
		expect(unknown).toEqual([]);
	});

	it("loads nothing from another host", () => {
		const loaded = [
			...html.matchAll(
				/<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*\s(?:src|data|srcset)="([^"]*)"/g,
			),
			...html.matchAll(/<link(?![^>]*rel="canonical")[^>]*\shref="([^"]*)"/g),
		].map(([, address = ""]) => address);
		expect(loaded.filter((address) => !/^\/[^/]/.test(address))).toEqual([]);
	});
});

it("the policy allows nothing unsafe, and only our host for scripts and styles", () => {
	expect(policy).not.toMatch(/unsafe|nonce|\*|http:/);
	const sources = [...policy.matchAll(/(?:script|style)-src ([^;]*)/g)].flatMap(
		([, list = ""]) => list.split(" "),
	);
	expect(
		sources.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source)),
	).toEqual([]);
});
