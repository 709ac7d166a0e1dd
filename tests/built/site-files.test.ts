import { describe, expect, it } from "vitest";
import words from "#content/copy/pages/terms.md";
import { locale } from "#content/locale.ts";
import { apiPaths, policyPath } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { hasFile, readFile, readPages } from "./support/dist.ts";
import { elements, textsOf } from "./support/html.ts";

const pages = readPages();
const addresses = pages.map(({ path }) => site.origin + path);
const text = (file: string) => readFile(file).toString();
const dayMs = 86_400_000;

describe("the sitemap", () => {
	const entries = textsOf(text("/sitemap.xml"), "url").length;
	const days = textsOf(text("/sitemap.xml"), "lastmod");

	it("states when pages changed: valid dates, none in the future", () => {
		const wrong = days.filter(
			(day) =>
				!/^\d{4}-\d{2}-\d{2}$/.test(day) ||
				!(Date.parse(day) <= Date.now() + dayMs),
		);
		expect(wrong).toEqual([]);
		// Without the repository's history, only policies that state a date have one.
		if (words.updated) expect(days.length).toBeGreaterThan(0);
		expect(days.length).toBeLessThanOrEqual(entries);
	});

	it("repeats the date that a policy states", () => {
		const [terms = ""] =
			new RegExp(`<loc>${site.origin}${policyPath("terms")}</loc>.*`).exec(
				text("/sitemap.xml"),
			) ?? [];
		if (!words.updated) return;
		const named = new Date(`${words.updated} UTC`).toISOString().slice(0, 10);
		expect(textsOf(terms, "lastmod")).toEqual([named]);
	});
});

describe("robots.txt", () => {
	it("blocks the APIs but not the news feed", () => {
		const lines = text("/robots.txt").split("\n");
		expect(lines).toContain("Disallow: /api/");
		expect(lines).toContain(`Allow: ${apiPaths.feeds}`);
	});
});

describe("version.json", () => {
	it("names the commit that the site was built from", () => {
		expect(JSON.parse(text("/version.json"))).toEqual({
			commit: expect.stringMatching(/^([\da-f]{40,}|unknown)$/),
			localChanges: expect.any(Boolean),
		});
	});
});

describe("feeds", () => {
	it("are linked from every page", () => {
		const without = pages.filter(
			({ html }) =>
				elements(html, "link").filter(
					({ rel, type, href = "" }) =>
						rel === "alternate" &&
						/^application\/(rss|feed)\+(xml|json)$/.test(type ?? "") &&
						href.startsWith(apiPaths.feeds),
				).length !== 2,
		);
		expect(without.map(({ path }) => path)).toEqual([]);
	});
});

describe("llms.txt", () => {
	const lines = text("/llms.txt").split("\n");
	const links = lines.flatMap((line) => {
		const [, title, address, description] =
			/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/.exec(line) ?? [];
		return title && address && description ? [{ address, title }] : [];
	});

	it("starts with the name and the site's description", () => {
		expect(lines[0]).toBe(`# ${site.name}`);
		expect(lines[2]).toBe(
			`> ${site.description.replace("{site.name}", () => site.name)}`,
		);
	});

	it("has one line for each page, and no other page", () => {
		const listed = links
			.map(({ address }) => address)
			.filter((address) => !address.includes("/api/"))
			.filter((address) => !/\.(xml|atom)$/.test(address));
		expect(listed.toSorted()).toEqual(addresses.toSorted());
	});

	it("contains only headings, links and the description", () => {
		const others = lines.filter(
			(line) => line && !/^(#{1,2} \S|> \S|- \[[^\]]+\]\(https:)/.test(line),
		);
		expect(others).toEqual([]);
	});
});

describe("security.txt (RFC 9116)", () => {
	const fields = text("/.well-known/security.txt")
		.trimEnd()
		.split("\n")
		.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line) ?? [line])
		.map(([line, name, value]) => ({ line, name, value }));
	const valuesOf = (wanted: string) =>
		fields
			.filter(({ name }) => name === wanted)
			.map(({ value }) => value ?? "");

	it("has only valid fields", () => {
		expect(fields.filter(({ name }) => !name)).toEqual([]);
	});

	it("names a contact, email first", () => {
		expect(valuesOf("Contact")[0]).toBe(
			`mailto:${site.securityEmail || site.email}`,
		);
		expect(valuesOf("Contact").every((uri) => URL.canParse(uri))).toBe(true);
	});

	it("expires once, at the start of a day, between half a year and a year from now", () => {
		const [expires = "", ...others] = valuesOf("Expires");
		expect(others).toEqual([]);
		expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
		const daysLeft = (Date.parse(expires) - Date.now()) / dayMs;
		expect(daysLeft).toBeGreaterThan(182);
		expect(daysLeft).toBeLessThan(365);
	});

	it("names its own address and an existing policy", () => {
		expect(valuesOf("Canonical")).toEqual([
			`${site.origin}/.well-known/security.txt`,
		]);
		const [policy = ""] = valuesOf("Policy");
		expect(addresses).toContain(policy);
		expect(hasFile(`${policy.slice(site.origin.length)}/index.html`)).toBe(
			true,
		);
		expect(valuesOf("Preferred-Languages")).toEqual([
			new Intl.Locale(locale).language,
		]);
	});
});
