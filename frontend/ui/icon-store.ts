import sprite from "virtual:icon-sprite";

const svg = "http://www.w3.org/2000/svg";

/** The icons' shapes by name, to be copied. */
type Shapes = Map<string, Node>;

/** Module state, as the icons belong to the document and there is one document. */
let loading: Promise<Shapes> | undefined;
/** Known synchronously, so that a new page's icons are laid out with the page and not after it. */
let loaded: Shapes | undefined;

/**
 * Fetches the shapes of all icons, by name, once. To be called when icons are about to be
 * shown that the prerendered page lacks.
 * @returns an empty map if the network fails, as every icon has text with it
 */
export function loadIcons(): Promise<Shapes> {
	loading ??= fetchShapes().then(
		(shapes) => {
			loaded = shapes;
			return shapes;
		},
		() => {
			loading = undefined;
			return new Map();
		},
	);
	return loading;
}

/** Adds an icon to the page if it is missing, before the next paint if the shapes have loaded. */
export function needIcon(name: string): void {
	if (hasIcon(name)) return;
	if (loaded) addIcon(name, loaded);
	else loadIcons().then((shapes) => addIcon(name, shapes));
}

/** Adds all missing icons of an element that React did not render. */
export function needIconsOf(element: Element): void {
	for (const use of element.querySelectorAll("use")) {
		needIcon(use.getAttribute("href")?.slice("#icon-".length) ?? "");
	}
}

function hasIcon(name: string): boolean {
	return document.getElementById(`icon-${name}`) !== null;
}

function addIcon(name: string, from: Shapes): void {
	const shape = from.get(name);
	if (!shape || hasIcon(name)) return;
	const symbol = document.createElementNS(svg, "symbol");
	symbol.id = `icon-${name}`;
	symbol.setAttribute("viewBox", "0 0 24 24");
	symbol.append(shape.cloneNode(true));
	document.querySelector("svg[data-icons]")?.append(symbol);
}

async function fetchShapes(): Promise<Shapes> {
	const response = await fetch(sprite);
	if (!response.ok) throw new Error(`status ${response.status}`);
	const symbols = new DOMParser()
		.parseFromString(await response.text(), "image/svg+xml")
		.querySelectorAll("symbol");
	return new Map(
		Array.from(symbols, (symbol) => {
			const shape = document.createDocumentFragment();
			shape.append(...symbol.children);
			return [symbol.id, shape];
		}),
	);
}
