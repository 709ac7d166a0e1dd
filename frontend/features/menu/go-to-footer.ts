/** Id of the footer's column with the same links as a section of the menu. */
export function footerId(title: string): string {
	return `footer-${title.toLowerCase()}`;
}

/** For a menu that cannot open: the footer has the same links, and leads there without JavaScript too. */
export function goToFooter(title = "products"): void {
	location.hash = footerId(title);
}
