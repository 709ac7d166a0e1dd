import type { FeedSource } from "#content/feeds/sources.ts";
import type { Problem } from "./problem.ts";

/**
 * Returns what is wrong with the news sources: without any, the news page, its API and its alarms make
 * no sense; the news name each by its name, and fetch each by its address.
 * @param source the text of content/feeds/sources.ts, in which each feed's line is searched for
 */
export function checkSources(
	sources: readonly FeedSource[],
	source = "",
): Problem[] {
	const places = [...source.matchAll(/\bname:/g)].map(({ index }) => index);
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
		const line = source.slice(0, places[index] ?? 0).split("\n").length;
		return messages
			.filter((message) => message !== false)
			.map((message) => problem(message, line));
	});
}

function isSecure(url: string): boolean {
	return URL.canParse(url) && new URL(url).protocol === "https:";
}

function problem(message: string, line = 1): Problem {
	return {
		...{ file: "../feeds/sources.ts", line, column: 1 },
		...{ path: ["feedSources"], field: "feedSources" },
		message,
	};
}
