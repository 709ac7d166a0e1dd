import { FeedParseError } from "#content/feeds/feed-parse-error.ts";
import { after, matchAt } from "./scan.ts";

const feedRoot = /<(?:[a-z_][\w.-]*:)?(?:rss|rdf|feed|channel)(?=[\s/>])/iy;
const htmlRoot = /<html(?=[\s/>])/iy;

/**
 * Finds where the feed's root element begins; anything before it (blank lines, a server's
 * warnings, comments, a DOCTYPE) is ignored.
 * @throws FeedParseError if there is none, for an HTML page, and if entities are declared
 */
export function findRoot(text: string): number {
	let position = text.indexOf("<");
	while (position >= 0) {
		if (matchAt(feedRoot, text, position)) return position;
		if (matchAt(htmlRoot, text, position)) {
			throw new FeedParseError("an HTML page, not a feed");
		}
		position = text.indexOf("<", skipProlog(text, position));
	}
	throw new FeedParseError(
		text.trim() === "" ? "an empty text" : "no element of a feed",
	);
}

function skipProlog(text: string, position: number): number {
	if (text.startsWith("<!--", position)) {
		return after(text, "-->", position + 4);
	}
	if (text.startsWith("<?", position)) return after(text, "?>", position + 2);
	if (text.startsWith("<!", position)) return skipDoctype(text, position);
	return position + 1;
}

/** Skips a DOCTYPE with its internal subset: a ">" within its brackets does not end it. */
function skipDoctype(text: string, position: number): number {
	const end = text.indexOf(">", position);
	if (end < 0) return text.length;
	// Searches only up to the ">": with many "<!>" and no "[" the time would otherwise be quadratic.
	const inside = text.slice(position, end).indexOf("[");
	if (inside < 0) return end + 1;
	const inner = position + inside;
	const close = after(text, "]", inner);
	// None of 541 real feeds declares entities; a feed that does is taken for an attack.
	if (/<!ENTITY/i.test(text.slice(inner, close))) {
		throw new FeedParseError("declares entities");
	}
	return after(text, ">", close);
}
