import { readPages } from "#tests/built/support/dist.ts";
import { screens } from "#tests/screens.ts";

/** One screen of each kind; the other screens of tests/screens.ts are built of the same parts. */
const kinds = [
	"home",
	"category",
	"service",
	"platform",
	"extension",
	"blog",
	"research",
	"docs",
	"advisories",
	"about",
	"contact",
	"careers",
	"partners",
	"privacy",
	"not-found",
];

/**
 * What to measure: --routes=/,/company/about chooses paths, --every-route takes all that
 * are built, --runs=1 makes it quick and less certain.
 */
export function readOptions(args: string[]): {
	routes: string[];
	runs: number;
} {
	const optionOf = (name: string) =>
		args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
	const chosen = optionOf("routes")?.split(",");
	const routes = args.includes("--every-route")
		? [...readPages().map(({ path }) => path), screens["not-found"] ?? ""]
		: kinds.map((name) => screens[name] ?? "/");
	return { routes: chosen ?? routes, runs: Number(optionOf("runs") ?? 3) };
}
