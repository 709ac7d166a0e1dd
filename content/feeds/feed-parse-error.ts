/** The only error that reading a feed may throw: these bytes are not a feed we can use. */
export class FeedParseError extends Error {
	override name = "FeedParseError";
}
