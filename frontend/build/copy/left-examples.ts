import type { Policy } from "#content/collections.ts";
import type { site } from "#content/site.ts";

/** The company in this repository, which has such addresses on purpose. */
const sampleName = "Mallee";

// A host that ends in .example is reserved (RFC 2606), so nobody has it; the links of the sample
// company lead to accounts named after its own.
const sampleAddress = /\.example(?![\w.-])|mallee-?example/;

/** In the sample's security policy. */
const sampleBadges = "ISO 27001:2013, SOC 2 Type II, PCI DSS, GDPR Compliant";

/** The day of the sample's policies. */
const sampleDay = "March 15, 2024";

/**
 * Returns notes that name what is still the sample's although the company has another name, or undefined:
 * facts of site.ts, certificates, and days of policies. No fault: a site may have its name before it
 * has an address.
 */
export function leftExamples(
	{ name, ...facts }: typeof site,
	policies: readonly Pick<Policy, "policy" | "updated" | "badges">[] = [],
): string | undefined {
	if (name === sampleName) return undefined;
	const notes = [
		addressNote(facts),
		...policies.map(badgesNote),
		dayNote(policies.filter(({ updated }) => updated === sampleDay)),
	].filter((note) => note !== undefined);
	return notes.length === 0 ? undefined : notes.join("\n");
}

function addressNote({ links, ...facts }: Omit<typeof site, "name">) {
	const left = [
		...Object.entries(facts),
		...links.map(({ label, href }) => [`the link "${label}"`, href] as const),
	].flatMap(([fact, value]) => (sampleAddress.test(value) ? fact : []));
	return left.length === 0
		? undefined
		: `Note: content/site.ts still has example addresses, which do not exist or are not yours: ${left.join(", ")}. Put your own there before you go live, or "" where you have none.`;
}

function badgesNote({ policy, badges }: Pick<Policy, "policy" | "badges">) {
	return badges?.join(", ") === sampleBadges
		? `Note: content/copy/pages/${policy}.md still has the certificates of the sample company (badges), which the search lists, too: "certifications" in content/copy/lists/answers.yaml. Put those that you hold there, or delete both.`
		: undefined;
}

function dayNote(policies: Pick<Policy, "policy">[]): string | undefined {
	const files = policies.map(({ policy }) => `${policy}.md`).join(", ");
	return files === ""
		? undefined
		: `Note: in content/copy/pages/ these are dated ${sampleDay}, as the sample's: ${files}. Set "updated" to the day on which you publish each.`;
}
