import { listen } from "#frontend/hooks/listen.ts";

/**
 * The prerendered HTML of the loaded page, for when React cannot show it; that of other pages is
 * fetched. Captured before React changes it. Module state, as the browser loads one document.
 */
let loaded:
	| {
			path: string;
			html: string;
			icons: Element | null;
			/** Fields with an id, and so all fields of forms; others filter a list. */
			fields: HTMLInputElement[];
			focused: Element | null;
	  }
	| undefined;

/** Captures the page as the browser loaded it, from this path; call once, right before hydration. */
export function notePrerenderedPage(path: string): void {
	loaded = {
		path,
		html: document.documentElement.outerHTML,
		icons: document.querySelector("svg[data-icons]"),
		fields: [
			...document.querySelectorAll<HTMLInputElement>("input[id], textarea[id]"),
		],
		focused: document.activeElement,
	};
}

/**
 * Returns the page that the browser loaded, if it belongs to the current URL.
 * @param isAny whether any page will do, for parts that are the same on all pages
 */
export function prerenderedPage(isAny = false): Document | undefined {
	return loaded && (isAny || loaded.path === location.pathname)
		? parse(loaded.html)
		: undefined;
}

/** Fetches the prerendered page of the current URL. @returns undefined if it cannot be loaded */
export async function fetchPage(): Promise<Document | undefined> {
	try {
		const response = await fetch("");
		// Another status means another page: Page Not Found, or an outage.
		return response.ok ? parse(await response.text()) : undefined;
	} catch {
		return undefined;
	}
}

/** Part of a prerendered page, with the page's title. */
export type BuiltContent = { title: string; content: Node[] };

/**
 * Returns the content of an element of a prerendered page as it looks without scripts, since its
 * buttons have no event listeners.
 * @returns undefined if the page has no such element or it is empty
 */
export function contentOf(
	page: Document | undefined,
	selector: string,
): BuiltContent | undefined {
	const element = page?.querySelector(selector);
	if (!page || !element) return;
	for (const scripted of element.querySelectorAll(".needs-script,script")) {
		scripted.remove();
	}
	for (const noscript of element.querySelectorAll("noscript")) {
		// Links replace buttons; plain text there is about browsers without JavaScript.
		if (noscript.querySelector("a"))
			noscript.replaceWith(...noscript.childNodes);
		else noscript.remove();
	}
	const content = [...element.childNodes];
	return content.length > 0 ? { title: page.title, content } : undefined;
}

/**
 * Restores what React does not own but removes when hydration fails and it renders the whole
 * document again: the icons at the end of the page, the theme and other attributes of the
 * document element, and what the visitor has typed into a form. Called on each error, before the
 * next paint and before any effect reads the form.
 */
export function restoreAroundReact(): void {
	// The missing icons are the sign; the theme may have been changed since.
	if (loaded?.icons?.isConnected !== false) return;
	document.body.append(loaded.icons);
	restoreAttributes(loaded.html);
	for (const old of loaded.fields) {
		const field = document.querySelector<HTMLInputElement>(
			`#${CSS.escape(old.id)}`,
		);
		if (!field) continue;
		if (old.value !== old.defaultValue) field.value = old.value;
		if (old === loaded.focused) field.focus({ preventScroll: true });
	}
}

function restoreAttributes(html: string): void {
	const root = document.documentElement;
	for (const { name, value } of parse(html).documentElement.attributes) {
		if (!root.hasAttribute(name)) root.setAttribute(name, value);
	}
}

/**
 * Shows the prerendered page without scripts, as the last resort when React has given up and
 * removed what it had shown. If it is not the page that was loaded, the browser reloads.
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

/** Reloads on Back and Forward, which change only the URL when no router is running. @returns a function that stops it */
export function reloadOnHistory(): () => void {
	return listen(window, { popstate: () => location.reload() });
}

function parse(html: string): Document {
	return new DOMParser().parseFromString(html, "text/html");
}
