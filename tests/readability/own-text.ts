import { routes } from "#content/routes.ts";
import type { BuiltPage } from "#tests/built/support/dist.ts";
import { readText } from "#tests/built/support/html.ts";

/** Pages that list articles by others: their summaries are not our text. */
const withOthersArticles: string[] = [routes.blog, routes.research];

/**
 * Returns the text of a page's main element, a line for each block, without drawings, whose text is
 * cut to fit, breadcrumbs and articles by others.
 */
export function ownLines({ path, html }: BuiltPage): string[] {
	const own = html
		.replace(/<svg\b[\s\S]*?<\/svg>/g, "")
		.replace(/<nav aria-label="Breadcrumb">[\s\S]*?<\/nav>/g, "")
		// A figure's title is on a line of its own.
		.replace(/(<figcaption><strong>[^<]*<\/strong>)/g, "$1<br>")
		.replace(
			withOthersArticles.includes(path) ? /<article\b[\s\S]*?<\/article>/g : "",
			"",
		);
	return readText(own, "main")
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
}

const segmenter = new Intl.Segmenter("en-AU", { granularity: "sentence" });

/**
 * Returns the complete sentences of a line; headings, labels and other text without a full stop are
 * excluded.
 */
export function sentencesOf(line: string): string[] {
	return [...segmenter.segment(line)]
		.map(({ segment }) => segment.trim())
		.filter((sentence) => /[.?!]['"’”)]*$/.test(sentence));
}
