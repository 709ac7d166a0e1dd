/** Returns the id of the footer column that has the same links as a section of the menu. */
export function footerId(id: string): string {
	return `footer-${id}`;
}

/** Goes to the same links in the footer, which work without JavaScript; for a menu that cannot open. */
export function goToFooter(id = "products"): void {
	location.hash = footerId(id);
}
