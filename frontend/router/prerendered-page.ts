/**
 * The HTML that the page was built with, for when React cannot show it. Taken before React
 * touches it; that of other pages is fetched. State of the module, as the browser loads one document.
 */
let loaded: { path: string; html: string; icons: Element | null } | undefined;

/** Notes the page as the browser has loaded it; call once, right before hydration. */
export function notePrerenderedPage(): void {
	loaded = {
		path: location.pathname,
		html: document.documentElement.outerHTML,
		icons: document.querySelector("svg[data-icons]"),
	};
}

/**
 * The page that the browser has loaded, if it is this address's.
 * @param isAny whether any page will do, for what is the same on all
 */
export function prerenderedPage(isAny = false): Document | undefined {
	return loaded && (isAny || loaded.path === location.pathname)
		? parse(loaded.html)
		: undefined;
}

/** The built page at this address. @returns undefined where it cannot be had */
export async function fetchPage(): Promise<Document | undefined> {
	const response = await fetch("").catch(() => undefined);
	// Another status means another page: Page Not Found, or an outage.
	return response?.ok ? parse(await response.text()) : undefined;
}

/** A piece of a built page, with the page's title. */
export type BuiltContent = { title: string; content: Node[] };

/**
 * What an element of a built page holds, as someone without a script would see it: nobody
 * listens to its buttons.
 * @returns undefined where the page has no such element, or nothing in it
 */
export function contentOf(
	page: Document | undefined,
	selector: string,
): BuiltContent | undefined {
	const element = page?.querySelector(selector);
	if (!page || !element) return;
	for (const dead of element.querySelectorAll(".needs-script,script")) {
		dead.remove();
	}
	for (const instead of element.querySelectorAll("noscript")) {
		// Links stand for buttons; words there tell of a browser that runs no script.
		if (instead.querySelector("a")) instead.replaceWith(...instead.childNodes);
		else instead.remove();
	}
	const content = [...element.childNodes];
	return content.length > 0 ? { title: page.title, content } : undefined;
}

/**
 * Puts back what is not React's, and what it removes all the same where it cannot hydrate
 * and renders the whole document anew: the icons at the page's end, the theme and other
 * attributes of the document element. Called with each error, before the next paint.
 */
export function restoreAroundReact(): void {
	// By the icons' absence one knows; the theme may have been changed since.
	if (loaded?.icons?.isConnected !== false) return;
	document.body.append(loaded.icons);
	restoreAttributes(loaded.html);
}

function restoreAttributes(html: string): void {
	const root = document.documentElement;
	for (const { name, value } of parse(html).documentElement.attributes) {
		if (!root.hasAttribute(name)) root.setAttribute(name, value);
	}
}

/**
 * The last resort, when React has given up and removed what it had shown: the page as it
 * was built, as one without a script. Any other than the loaded one is loaded for it.
 */
export function showPrerenderedPage(): void {
	const built = contentOf(prerenderedPage(), "body");
	if (!loaded || !built) {
		location.reload();
		return;
	}
	restoreAttributes(loaded.html);
	document.title = built.title;
	document.body.replaceChildren(...built.content);
	reloadOnHistory();
}

/** For where no router follows Back and Forward, which then change the address only. @returns ends it */
export function reloadOnHistory(): () => void {
	const reload = () => location.reload();
	addEventListener("popstate", reload);
	return () => removeEventListener("popstate", reload);
}

function parse(html: string): Document {
	return new DOMParser().parseFromString(html, "text/html");
}
