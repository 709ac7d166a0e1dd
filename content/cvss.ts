import type { severities } from "./schema/advisory-terms.ts";

type Severity = (typeof severities)[number];

/** Weights of the base metrics (CVSS 3.1, section 7.4); those of PR apply if the scope is unchanged. */
const weights: Record<string, Record<string, number>> = {
	AV: { N: 0.85, A: 0.62, L: 0.55, P: 0.2 },
	AC: { L: 0.77, H: 0.44 },
	PR: { N: 0.85, L: 0.62, H: 0.27 },
	UI: { N: 0.85, R: 0.62 },
	C: { H: 0.56, L: 0.22, N: 0 },
	I: { H: 0.56, L: 0.22, N: 0 },
	A: { H: 0.56, L: 0.22, N: 0 },
};
const privilegesWhereScopeChanges: Record<string, number> = {
	N: 0.85,
	L: 0.68,
	H: 0.5,
};

/** Matches a CVSS 3.1 base vector with its metrics in their usual order. */
export const cvssVector =
	/^CVSS:3\.1\/AV:[NALP]\/AC:[LH]\/PR:[NLH]\/UI:[NR]\/S:[UC]\/C:[HLN]\/I:[HLN]\/A:[HLN]$/;

/**
 * Calculates the base score of a vector, from 0 to 10 with one decimal.
 * @param vector must match `cvssVector`
 */
export function cvssScore(vector: string): number {
	const metrics = Object.fromEntries(
		vector
			.split("/")
			.slice(1)
			.map((metric) => metric.split(":")),
	) as Record<string, string>;
	const weight = (name: string) => weights[name]?.[metrics[name] ?? ""] ?? 0;
	const isChanged = metrics.S === "C";
	const privileges = isChanged
		? (privilegesWhereScopeChanges[metrics.PR ?? ""] ?? 0)
		: weight("PR");
	const impactSubScore =
		1 - (1 - weight("C")) * (1 - weight("I")) * (1 - weight("A"));
	const impact = isChanged
		? 7.52 * (impactSubScore - 0.029) - 3.25 * (impactSubScore - 0.02) ** 15
		: 6.42 * impactSubScore;
	if (impact <= 0) return 0;
	const exploitability =
		8.22 * weight("AV") * weight("AC") * privileges * weight("UI");
	const sum = (isChanged ? 1.08 : 1) * (impact + exploitability);
	return roundUp(Math.min(sum, 10));
}

/** Returns the severity of a score (section 5); undefined for 0, which has none. */
export function severityOf(score: number): Severity | undefined {
	if (score >= 9) return "Critical";
	if (score >= 7) return "High";
	if (score >= 4) return "Medium";
	return score > 0 ? "Low" : undefined;
}

/** Rounds up to one decimal with integer arithmetic, as the standard requires: floating point would raise some scores by 0.1. */
function roundUp(value: number): number {
	const whole = Math.round(value * 100_000);
	return whole % 10_000 === 0
		? whole / 100_000
		: (Math.floor(whole / 10_000) + 1) / 10;
}
