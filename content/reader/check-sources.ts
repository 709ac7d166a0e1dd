import type { FeedSource } from "#content/feeds/sources.ts";
import type { Problem } from "./problem.ts";

/**
 * Returns what is wrong with the news sources: without any, the news page, its API and its alarms make
 * no sense; the news name each by its name, and fetch each by its address.
 */
export function checkSources(sources: readonly FeedSource[]): Problem[] {
	if (sources.length === 0) return [problem("must have at least one feed")];
	return sources.flatMap(({ name, url }, index) => {
		const others = sources.slice(0, index);
		const messages = [
			name.trim() === "" && `feed ${index + 1} must have a name`,
			!isSecure(url) && `"${name}": must begin with https://, not "${url}"`,
			others.some((other) => other.name === name) &&
				`"${name}" is the name of two feeds`,
			others.some((other) => other.url === url) &&
				`"${name}" has the same address as another feed`,
		];
		return messages.filter((message) => message !== false).map(problem);
	});
}

function isSecure(url: string): boolean {
	return URL.canParse(url) && new URL(url).protocol === "https:";
}

function problem(message: string): Problem {
	return {
		...{ file: "../feeds/sources.ts", line: 1, column: 1 },
		...{ path: ["feedSources"], field: "feedSources" },
		message,
	};
}
