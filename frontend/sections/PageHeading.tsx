/**
 * The heading of a page. Where its words have another shape, as those of another deployment
 * may, it throws, so that the page is shown as it was built, with its heading.
 */
export function PageHeading({ children }: { children: string }) {
	if (typeof children !== "string" || children.trim() === "") {
		throw new Error("a page without a heading");
	}
	return <h1>{children}</h1>;
}
