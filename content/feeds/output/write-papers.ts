import type { Paper } from "#content/feeds/paper.ts";
import { plainXml } from "#content/feeds/xml/clean-text.ts";

/** Writes a small Atom feed from which `parsePapers` reads the same papers. */
export function writePapers(
	papers: Paper[],
	feed: { id: string; title: string; updated: string },
): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<feed xmlns="http://www.w3.org/2005/Atom">',
		`<id>${plainXml(feed.id)}</id>`,
		`<title>${plainXml(feed.title)}</title>`,
		`<updated>${feed.updated}</updated>`,
		...papers.map(writeEntry),
		"</feed>",
		"",
	].join("\n");
}

function writeEntry(paper: Paper): string {
	const text = (name: string, value: string) =>
		`<${name}>${plainXml(value)}</${name}>`;
	// As the service does: two dollar signs would enclose a formula.
	const tex = (name: string, value: string) =>
		text(name, value.replaceAll("$", "\\$"));
	return [
		"<entry>",
		text("id", paper.id),
		tex("title", paper.title),
		`<link rel="alternate" type="text/html" href="${plainXml(paper.link)}"/>`,
		text("published", paper.published),
		text("updated", paper.updated),
		...paper.authors.map((name) => `<author>${tex("name", name)}</author>`),
		tex("summary", paper.summary),
		...paper.categories.map((term) => `<category term="${plainXml(term)}"/>`),
		"</entry>",
	].join("");
}
