import type { Browser } from "playwright";
import type { serveVariants } from "../site/server.ts";
import type { VariantName } from "../site/variants.ts";
import { type Visit, visit } from "./visit.ts";

const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};

const names = ["shipped", "no-script", "plain", "spa"] as const;
type Measured = (typeof names)[number];

/** All visits of a page and its references: the first, and the second with what the browser kept. */
export type PageVisits = Record<
	Measured,
	{ first: Visit[]; second: Visit[] }
> & {
	/** First visits to the shipped page on which the menu was pressed at once. */
	pressed: Visit[];
};

/** Visits a page and its references in turn, so that a busy moment meets all. */
export async function measurePage(
	{
		browser,
		server,
		isShaped,
	}: {
		browser: Browser;
		server: Pick<
			Awaited<ReturnType<typeof serveVariants>>,
			"disconnect" | "urlOf"
		>;
		isShaped: boolean;
	},
	path: string,
	count: number,
): Promise<PageVisits> {
	const visits: PageVisits = {
		shipped: { first: [], second: [] },
		"no-script": { first: [], second: [] },
		plain: { first: [], second: [] },
		spa: { first: [], second: [] },
		pressed: [],
	};
	async function visitTwice(name: VariantName & Measured): Promise<void> {
		const hydrates = name === "shipped" || name === "spa";
		const context = await browser.newContext(phone);
		for (const which of ["first", "second"] as const) {
			await server.disconnect();
			const url = server.urlOf(name, path);
			visits[name][which].push(
				await visit(context, url, { hydrates, isShaped }),
			);
		}
		await context.close();
	}
	for (let run = 0; run < count; run += 1) {
		for (const name of names) await visitTwice(name);
		const context = await browser.newContext(phone);
		await server.disconnect();
		const how = { hydrates: true, isPressed: true, isShaped };
		visits.pressed.push(
			await visit(context, server.urlOf("shipped", path), how),
		);
		await context.close();
	}
	return visits;
}
