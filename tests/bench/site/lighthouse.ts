import lighthouse from "lighthouse";

const categories = [
	"performance",
	"accessibility",
	"best-practices",
	"seo",
] as const;

export type LighthouseRun = {
	/** 0 to 100, by category. */
	scores: Record<string, number>;
	lcpMs: number;
	tbtMs: number;
	cls: number;
	/** Audits that cost a category points, each with its cause. */
	deductions: string[];
};

/**
 * One run of Lighthouse mobile (150 ms round trip, 1.6 Mbit/s, CPU at a quarter, simulated)
 * in a Chromium that listens on `port`.
 * @param isWhole all four categories, else performance alone
 */
export async function runLighthouse(
	url: string,
	port: number,
	isWhole: boolean,
): Promise<LighthouseRun> {
	const result = await lighthouse(url, {
		port,
		logLevel: "error",
		onlyCategories: isWhole ? [...categories] : ["performance"],
		disableFullPageScreenshot: true,
		// 404.html is a page to measure too.
		ignoreStatusCode: true,
	});
	if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
	const { lhr } = result;
	if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
	const numberOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
	return {
		scores: Object.fromEntries(
			Object.values(lhr.categories).map(({ id, score }) => [
				id,
				Math.round((score ?? 0) * 100),
			]),
		),
		lcpMs: numberOf("largest-contentful-paint"),
		tbtMs: numberOf("total-blocking-time"),
		cls: numberOf("cumulative-layout-shift"),
		deductions: Object.values(lhr.categories).flatMap((category) =>
			category.auditRefs
				.filter(({ weight }) => weight > 0)
				.flatMap(({ id, weight }) => {
					const audit = lhr.audits[id];
					if (!audit || audit.score === null || audit.score >= 1) return [];
					const about = audit.displayValue ?? describe(audit.details);
					return `${category.id}: ${id} ${audit.score.toFixed(2)} (weight ${weight}) ${about}`;
				}),
		),
	};
}

type Details = NonNullable<
	NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"]["audits"][string]
>["details"];

/** The first things that an audit lists. */
function describe(details: Details): string {
	const items = details && "items" in details ? details.items : [];
	return JSON.stringify(items?.slice(0, 3) ?? []).slice(0, 400);
}
