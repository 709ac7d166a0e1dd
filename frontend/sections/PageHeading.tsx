/**
 * Renders the heading of a page. Throws if its content has another shape, as that of another
 * deployment may, so that the prerendered page with its heading is shown instead.
 */
export function PageHeading({ children }: { children: string }) {
	if (typeof children !== "string" || children.trim() === "") {
		throw new Error("no heading");
	}
	return <h1>{children}</h1>;
}
