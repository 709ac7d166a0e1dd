import { browserslistToTargets } from "lightningcss";
import packageFile from "../../package.json" with { type: "json" };

const { browserslist } = packageFile;

/** Browserslist's browser names that esbuild and Vite spell differently. */
const targetNames: Record<string, string> = { ios_saf: "ios" };

/** Oldest releases that hydrate the page, as build targets such as "safari16.4". Scripts are compiled down to them. */
export const scriptTargets = targetsOf(browserslist.production);

/** Oldest releases that show the page well without hydrating it. Styles and inline scripts are compiled down to them. */
export const plainTargets = targetsOf(browserslist.plain);

/** Returns the oldest release that each query of the form "safari >= 16.4" allows. @throws for any other form */
export function oldestReleases(queries: string[]): [string, string][] {
	return queries.map((query) => {
		const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
		if (!browser || !version) {
			throw new Error(
				`package.json, browserslist: "${query}" is not of the form "safari >= 16.4"`,
			);
		}
		return [browser, version];
	});
}

function targetsOf(queries: string[]): string[] {
	return oldestReleases(queries).map(
		([browser, version]) => `${targetNames[browser] ?? browser}${version}`,
	);
}

/** `plainTargets` for Lightning CSS. */
export const cssTargets = browserslistToTargets(
	oldestReleases(browserslist.plain).map((release) => release.join(" ")),
);
