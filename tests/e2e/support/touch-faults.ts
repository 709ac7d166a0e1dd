/**
 * Runs in a page, serialized, so it must not use anything from its scope. Returns targets that a
 * finger could miss, or that would zoom or need a second tap. A control must be at least a
 * fingertip's 44 px wide and high; a link elsewhere may be as small as 24 px if a circle of 24 px
 * around its middle touches no other target, and one within a sentence as high as its line (WCAG
 * 2.5.8). Elements behind an open dialog are ignored.
 */
export function touchFaults(): string[] {
	const fingertip = 44;
	const least = 24;
	const reach = document.querySelector("dialog:modal") ?? document;
	const targets = [
		...reach.querySelectorAll<HTMLElement>(
			"a[href], button, summary, input, textarea, select, [role=option]",
		),
	]
		.filter(
			(target) =>
				target.checkVisibility({ visibilityProperty: true }) &&
				!target.closest(".skip-link, [aria-hidden=true], [inert]") &&
				(target as HTMLInputElement).type !== "hidden",
		)
		.map((target) => ({ target, box: target.getBoundingClientRect() }));
	const faults: string[] = [];
	for (const { target, box } of targets) {
		const name = `${target.tagName} ${target.textContent?.trim().slice(0, 30) || target.getAttribute("aria-label") || target.id}`;
		const style = getComputedStyle(target);
		if (
			target.matches("input, textarea, select") &&
			Number.parseFloat(style.fontSize) < 16
		) {
			faults.push(
				`${name}: letters of ${style.fontSize}, which a phone zooms into`,
			);
		}
		if (!/^(manipulation|none)$/.test(style.touchAction)) {
			faults.push(`${name}: two quick taps zoom in`);
		}
		const isInSentence =
			style.display === "inline" &&
			[...(target.parentElement?.childNodes ?? [])].some(
				(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
			);
		// Half a pixel allows for the browser's rounding.
		const isAtLeast = (px: number) =>
			box.width >= px - 0.5 && box.height >= px - 0.5;
		if (isInSentence || isAtLeast(fingertip)) continue;
		const isControl = target.matches(":not(a), header a, dialog a");
		const x = box.x + box.width / 2;
		const y = box.y + box.height / 2;
		const near = targets.find(
			({ target: other, box: b }) =>
				!other.contains(target) &&
				!target.contains(other) &&
				Math.hypot(
					Math.max(b.left - x, 0, x - b.right),
					Math.max(b.top - y, 0, y - b.bottom),
				) <
					least / 2,
		);
		if (isControl || near || !isAtLeast(least)) {
			faults.push(
				`${name}: ${Math.round(box.width)} × ${Math.round(box.height)} px${near ? `, beside ${near.target.textContent?.trim().slice(0, 30)}` : ""}`,
			);
		}
	}
	return faults;
}
