import { categoryPath, policyPath, routes } from "#content/routes.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy } from "#tests/copy.ts";
import type { BuiltPage } from "./dist.ts";
import { modulesOf } from "./first-load.ts";
import { readText } from "./html.ts";

// A budget guards code and design. A company has as many services and advisories as it has, and its
// lawyers write as long a policy as they must: what exceeds the number or length here makes a page
// heavier, but not wrong. Nothing of it is on the first screen. Bytes are compressed ones, rounded up
// from copies of the site with 8 services, 12 or 24 advisories, a policy of 16,000 characters, and
// texts that are a third longer.
const few = {
	services: 8,
	advisories: 8,
	textLength: 4_500,
	policyLength: 10_000,
	wordsInScripts: 6_600,
};

/**
 * Bytes that a page's scripts may have beyond their budget, for the words in them: the names that
 * menus and breadcrumbs show, and the labels of buttons and fields.
 */
export function scriptAllowance(page: BuiltPage): number {
	const length = modulesOf(page)
		.filter(([name]) => /^(virtual:content-index$|content\/copy\/)/.test(name))
		.reduce((total, [, { bytes }]) => total + bytes, 0);
	return Math.ceil(0.6 * excess(length, few.wordsInScripts));
}

/** Bytes that a page's data may have beyond its budget. */
export function dataAllowance(page: BuiltPage): number {
	return (
		300 * excess(countServices(page.path), few.services) + textAllowance(page)
	);
}

/** Bytes that a page's HTML may have beyond its budget. */
export function htmlAllowance(page: BuiltPage): number {
	const inMenu = page.path === routes.home ? copy.services.length : 0;
	return (
		40 * excess(inMenu, 28) +
		100 * excess(countServices(page.path), few.services) +
		textAllowance(page)
	);
}

/** Another company's texts may all be longer than ours, which are within the budgets. */
function textAllowance({ path, html }: BuiltPage): number {
	if (!hasOwnWords) {
		return Math.ceil(
			0.4 * excess(readText(html, "body").length, few.textLength),
		);
	}
	const advisories = path === routes.advisories ? copy.advisories.length : 0;
	const policy = copy.policies.find(
		({ policy }) => policyPath(policy) === path,
	);
	const length = policy ? JSON.stringify(policy.sections).length : 0;
	return Math.ceil(
		400 * excess(advisories, few.advisories) +
			0.45 * excess(length, few.policyLength),
	);
}

function countServices(path: string): number {
	return copy.services.filter(
		({ categoryId, listed }) => listed && path === categoryPath(categoryId),
	).length;
}

function excess(count: number, most: number): number {
	return Math.max(0, count - most);
}
