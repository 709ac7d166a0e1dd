import { fillCompanyName } from "#content/fill-company-name.ts";
import { placeholders } from "#content/placeholders.ts";
import { site } from "#content/site.ts";
import { leaveOut } from "./leave-out.ts";
import { mapTexts } from "./map-texts.ts";

/** How many characters of the company's name count towards a text's limits: a longer name does not break existing texts. */
const maxCounted = 10;

// A private-use character of Unicode, which no text contains.
const namePlaceholder = "\u{E000}".repeat(
	Math.min(site.name.length, maxCounted),
);

/** Placeholders of facts that are empty in site.ts: a company may have no phone, for example. */
const emptyPlaceholders = Object.entries(placeholders)
	.filter(([, value]) => value === "")
	.map(([name]) => `{${name}}`);

/**
 * Fills in every {site.…} that placeholders.ts knows in a value read from a file, and drops sentences that
 * mention an empty fact. Instead of the company's name, it puts in a placeholder that `fillName`
 * replaces. A text that would have nothing left stays as it is; the schemas reject it, as well as
 * names that nothing fills in.
 */
export function fillPlaceholders<Value>(value: Value): Value {
	return mapTexts(value, (text) => {
		const left = leaveOut(text, emptyPlaceholders);
		return (left.trim() ? left : text).replace(
			// The schemas refuse {{name}} and ${name}.
			/(?<![{$])\{([\w.]+)\}(?!\})/g,
			(whole, name: string) => {
				if (
					emptyPlaceholders.includes(whole) ||
					!Object.hasOwn(placeholders, name)
				)
					return whole;
				return name === "site.name"
					? namePlaceholder
					: (placeholders[name] ?? whole);
			},
		);
	});
}

/** Fills in the name as well, once the lengths have been checked. */
export function fillName<Value>(value: Value): Value {
	return mapTexts(value, (text) => fillCompanyName(text, namePlaceholder));
}
