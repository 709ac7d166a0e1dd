import { routes } from "#content/routes.ts";
import type { BuiltPage } from "#tests/built/support/dist.ts";
import { readText } from "#tests/built/support/html.ts";

/** Pages whose articles are others' words: their summaries are no writing of ours. */
const withOthersArticles: string[] = [routes.blog, routes.research];

/**
 * What a page says in its main part, a line for each block: without drawings, whose words
 * are cut to fit, without breadcrumbs and without what others wrote.
 */
export function ownLines({ path, html }: BuiltPage): string[] {
	const own = html
		.replace(/<svg\b[\s\S]*?<\/svg>/g, "")
		.replace(/<nav aria-label="Breadcrumb">[\s\S]*?<\/nav>/g, "")
		// A figure's title stands on a line of its own.
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

/** The whole sentences of a line; headings, labels and other words without a full stop are none. */
export function sentencesOf(line: string): string[] {
	return [...segmenter.segment(line)]
		.map(({ segment }) => segment.trim())
		.filter((sentence) => /[.?!]['"’”)]*$/.test(sentence));
}
