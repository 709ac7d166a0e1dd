/** The one error that reading a feed may end in: these bytes are not a feed we can use. */
export class FeedParseError extends Error {
	override name = "FeedParseError";
}
