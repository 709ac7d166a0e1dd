/**
 * Runs in the page. Returns its landmarks and headings, as a screen reader lists them, and the
 * faults of these, of links and of pictures.
 */
export function readOutline(): { lines: string[]; faults: string[] } {
	const lines: string[] = [];
	const faults: string[] = [];
	const landmarks = new Map([
		["HEADER", "banner"],
		["NAV", "navigation"],
		["MAIN", "main"],
		["ASIDE", "complementary"],
		["FOOTER", "contentinfo"],
		["FORM", "form"],
		["SECTION", "region"],
	]);
	const isShown = (element: Element) =>
		// A part that may fail by itself is wrapped in an element without a box
		// (router/boundary/Part.tsx).
		(element.matches(".part") ||
			element.checkVisibility({ visibilityProperty: true })) &&
		!element.closest("[aria-hidden=true], [inert]");
	walk(document.body, 0);
	checkHeadings();
	checkLandmarks();
	checkLinks();
	checkPictures();
	return { lines, faults };

	function walk(element: Element, depth: number): void {
		let articles = 0;
		for (const child of element.children) {
			if (!isShown(child)) continue;
			const article = child.matches("article")
				? child
				: child.matches("li") && child.firstElementChild?.matches("article");
			if (article) {
				articles++;
				// Cards vary with the content, so only their structure is compared.
				if (articles > 1) continue;
				const heading = child.querySelector("h2, h3, h4");
				lines.push(
					`${"  ".repeat(depth)}articles, each with ${heading?.tagName.toLowerCase()}`,
				);
				continue;
			}
			const landmark = landmarkOf(child);
			const heading = /^H[1-6]$/.test(child.tagName);
			if (landmark) lines.push("  ".repeat(depth) + landmark);
			if (heading) {
				lines.push(
					`${"  ".repeat(depth)}${child.tagName.toLowerCase()} ${child.textContent?.trim()}`,
				);
			} else walk(child, landmark ? depth + 1 : depth);
		}
	}

	function landmarkOf(element: Element): string | null {
		const role = landmarks.get(element.tagName);
		if (!role) return null;
		const name = nameOf(element);
		if (/region|form/.test(role) && !name) return null;
		return name ? `${role} "${name}"` : role;
	}

	function nameOf(element: Element): string | undefined {
		const id = element.getAttribute("aria-labelledby");
		return (
			element.getAttribute("aria-label") ??
			(id ? document.getElementById(id)?.textContent?.trim() : undefined)
		);
	}

	function checkHeadings(): void {
		const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
			.filter(isShown)
			.map((heading) => ({
				level: Number(heading.tagName[1]),
				text: heading.textContent?.trim() ?? "",
			}));
		const tops = headings.filter(({ level }) => level === 1);
		if (tops.length !== 1) faults.push(`${tops.length} headings of level 1`);
		for (const [index, { level, text }] of headings.entries()) {
			const before = headings[index - 1]?.level ?? 0;
			if (level > before + 1) faults.push(`"${text}" skips a level`);
			if (!text) faults.push("a heading without words");
		}
	}

	function checkLandmarks(): void {
		const names = lines
			.map((line) => line.trim())
			.filter((line) =>
				/^(banner|navigation|main|complementary|contentinfo|region)/.test(line),
			);
		for (const name of names) {
			if (names.indexOf(name) !== names.lastIndexOf(name)) {
				faults.push(`two landmarks are called ${name}`);
			}
			if (name === "navigation") faults.push("a navigation has no name");
		}
	}

	/**
	 * Asserts that links with the same name lead to the same page, and that no two links in one item
	 * lead to the same page.
	 */
	function checkLinks(): void {
		const targets = new Map<string, string>();
		let before: { href: string; item: Element | null } | undefined;
		for (const link of document.querySelectorAll<HTMLAnchorElement>(
			"main a[href]",
		)) {
			if (!isShown(link)) continue;
			const name =
				link.getAttribute("aria-label") ?? link.textContent?.trim() ?? "";
			if (!name) faults.push(`a link to ${link.href} has no name`);
			// The query only prefills the form.
			const page = link.href.replace(/\?.*/, "");
			const known = targets.get(name);
			if (known !== undefined && known !== page) {
				faults.push(`"${name}" leads to ${known} and to ${page}`);
			}
			targets.set(name, page);
			const item = link.closest("li, article, p");
			if (item && item === before?.item && link.href === before.href) {
				faults.push(`two links in a row lead to ${link.href}`);
			}
			before = { href: link.href, item };
		}
	}

	function checkPictures(): void {
		for (const picture of document.querySelectorAll(
			"main svg, main img, main canvas",
		)) {
			if (!isShown(picture)) continue;
			const name =
				picture.getAttribute("aria-label") ?? picture.getAttribute("alt");
			const isHidden =
				picture.closest("[aria-hidden=true]") !== null || name === "";
			const isTold =
				picture.getAttribute("role") === "img" || picture.tagName === "IMG";
			if (!isHidden && !(isTold && name)) {
				faults.push(
					`a picture is neither described nor hidden: ${picture.outerHTML.slice(0, 90)}`,
				);
			}
		}
	}
}
