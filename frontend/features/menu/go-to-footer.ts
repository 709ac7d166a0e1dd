/**
 * Returns the id of the footer column that has the same links as a section of the menu.
 * @param section its id; all columns if left out
 */
export function footerId(section?: string): string {
	return section ? `footer-${section}` : "footer";
}

/** Goes to the same links in the footer, which work without JavaScript; for a menu that cannot open. */
export function goToFooter(section?: string): void {
	const id = footerId(section);
	location.hash = id;
	// For a second failure, when the URL has this hash already.
	document.getElementById(id)?.scrollIntoView();
}
