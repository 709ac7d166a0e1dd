import type { Plugin } from "vite";
import { site } from "#content/site.ts";

/** Facts that no script of a page reads, and most visitors need not know. */
export const unreadFacts = [
	"id",
	"description",
	"securityKey",
	"operationsEmail",
	"businessNumber",
] as const satisfies (keyof typeof site)[];

/** Leaves those facts, and links without an address, out of the pages' scripts, which every visitor downloads. */
export function publicFacts(): Plugin {
	const facts = Object.entries(site).filter(
		([name]) => !unreadFacts.some((unread) => unread === name),
	);
	return {
		name: "public-facts",
		apply: "build",
		enforce: "pre",
		load: {
			filter: { id: /\/content\/site\.ts$/ },
			handler() {
				if (this.environment.name !== "client") return;
				const links = site.links.filter(({ href }) => href);
				const text = JSON.stringify({ ...Object.fromEntries(facts), links });
				return `export const site = ${text};`;
			},
		},
	};
}
