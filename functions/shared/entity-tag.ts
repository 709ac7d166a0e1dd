/** Returns whether an If-None-Match names a tag: alone, in a list, or with `*` (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch = "", tag: string): boolean {
	return ifNoneMatch
		.split(",")
		.some((each) => each.trim() === "*" || isSameTag(each, tag));
}

/** Returns whether two entity tags are the same, whether weak or strong; one that is missing or empty is not. */
export function isSameTag(a = "", b = ""): boolean {
	const [opaqueA, opaqueB] = [a, b].map((tag) =>
		tag.trim().replace(/^W\//, ""),
	);
	return opaqueA !== "" && opaqueA === opaqueB;
}
