import { plainXml } from "#content/feeds/xml/clean-text.ts";
import { locale } from "#content/locale.ts";
import { advisoriesFeedPath, advisoryPath, routes } from "#content/routes.ts";
import type { Advisory } from "#content/schema/advisories.ts";
import type { AdvisoriesContent } from "#content/schema/advisories-page.ts";
import { site } from "#content/site.ts";

/**
 * Writes the security advisories as Atom 1.0. Each addition to an advisory's history updates its
 * entry, so that feed readers show it again once it is fixed.
 * @param builtAt the feed's date while there are no advisories
 */
export function writeAdvisories(
	advisories: Advisory[],
	words: Pick<AdvisoriesContent, "heading" | "affectedLabel">,
	builtAt: Date,
): string {
	const updated =
		advisories.map(updatedAt).toSorted().at(-1) ??
		builtAt.toISOString().replace(/\.\d+/, "");
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
		text("id", site.origin + routes.advisories),
		text("title", `${site.name}: ${words.heading}`),
		link("self", "application/atom+xml", advisoriesFeedPath),
		link("alternate", "text/html", routes.advisories),
		text("updated", updated),
		`<author>${text("name", site.name)}</author>`,
		...advisories.map((advisory) => writeEntry(advisory, words.affectedLabel)),
		"</feed>",
		"",
	].join("\n");
}

function writeEntry(advisory: Advisory, affectedLabel: string): string {
	const { id, title, severity, status, description, date } = advisory;
	const paragraphs = [
		description,
		`${affectedLabel} ${advisory.affectedSystems.join(", ")}`,
		...advisory.details,
		...advisory.history.map(
			({ date, event, text }) => `${date} ${event}: ${text}`,
		),
	];
	return [
		"<entry>",
		text("id", site.origin + advisoryPath(id)),
		text("title", `${id} (${severity}, ${status}): ${title}`),
		link("alternate", "text/html", advisoryPath(id)),
		text("published", startOf(date)),
		text("updated", updatedAt(advisory)),
		`<category term="${plainXml(severity)}"/>`,
		`<category term="${plainXml(status)}"/>`,
		text("summary", description),
		// Escaped twice: first the text as HTML, then the HTML as XML text.
		`<content type="html">${plainXml(
			paragraphs.map((words) => `<p>${plainXml(words)}</p>`).join(""),
		)}</content>`,
		"</entry>",
	].join("\n");
}

/**
 * Returns the day of the latest event, which is the last in the history, and a second more for each
 * before it on that day: feed readers take an entry with the same time for unchanged.
 */
function updatedAt({ date, history }: Advisory): string {
	const day = history.at(-1)?.date ?? date;
	const earlier = history.slice(0, -1).filter((event) => event.date === day);
	return startOf(day, earlier.length);
}

function startOf(day: string, plusSeconds = 0): string {
	const time = new Date(Date.parse(day) + plusSeconds * 1000);
	return time.toISOString().replace(/\.\d+/, "");
}

function text(name: string, value: string): string {
	return `<${name}>${plainXml(value)}</${name}>`;
}

function link(rel: string, type: string, path: string): string {
	return `<link rel="${rel}" type="${type}" href="${plainXml(site.origin + path)}"/>`;
}
