/** Returns the id of the footer column that has the same links as a section of the menu. */
export function footerId(title: string): string {
	return `footer-${title.toLowerCase()}`;
}

/** Goes to the same links in the footer, which work without JavaScript; for a menu that cannot open. */
export function goToFooter(title = "products"): void {
	location.hash = footerId(title);
}
