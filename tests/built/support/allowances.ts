import { categoryPath, policyPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";

// A budget guards code and design. A company has as many services and advisories as it has, and its
// lawyers write as long a policy as they must: what exceeds the number or length here makes a page
// heavier, but not wrong. Nothing of it is on the first screen. Bytes are compressed ones, rounded up
// from copies of the site with 8 services, 12 or 24 advisories and a policy of 16,000 characters.
const few = { entries: 46, services: 12, advisories: 8, policyLength: 10_000 };

/** Bytes that the scripts of every page may have beyond their budget, for the list that menus and breadcrumbs are made of. */
export function scriptAllowance(): number {
	const { services, jobs, extensions, categories, policies } = copy;
	const entries = [services, jobs, extensions, categories, policies].flat();
	return 50 * excess(entries.length, few.entries);
}

/** Bytes that a page's data may have beyond its budget. */
export function dataAllowance(path: string): number {
	return 300 * excess(countServices(path), few.services) + textAllowance(path);
}

/** Bytes that a page's HTML may have beyond its budget. */
export function htmlAllowance(path: string): number {
	const inMenu = path === routes.home ? copy.services.length : 0;
	return 40 * excess(inMenu, 28) + textAllowance(path);
}

/** Whether a category has so many services that its page may be as long as the platform's. */
export function hasManyServices(path: string): boolean {
	return countServices(path) > few.services;
}

function textAllowance(path: string): number {
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
