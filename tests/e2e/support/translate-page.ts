/**
 * Runs in the page. Does to it what a browser's own translation does: replaces every text node by a
 * `<font>` element with another text, now and whenever the page changes. The "translation" only
 * adds a mark.
 */
export function translatePage(mark: string): void {
	const untouched = "script, style, textarea, noscript, svg, font";
	const translate = (root: Node) => {
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const found: Text[] = root instanceof Text ? [root] : [];
		while (texts.nextNode()) found.push(texts.currentNode as Text);
		for (const text of found) {
			if (!text.data.trim() || text.parentElement?.closest(untouched)) continue;
			const outer = document.createElement("font");
			const inner = document.createElement("font");
			inner.textContent = mark + text.data;
			outer.append(inner);
			text.replaceWith(outer);
		}
	};
	new MutationObserver((records) => {
		for (const { type, target, addedNodes } of records) {
			for (const node of type === "childList" ? addedNodes : [target]) {
				if (node.isConnected) translate(node);
			}
		}
	}).observe(document.body, {
		characterData: true,
		childList: true,
		subtree: true,
	});
	translate(document.body);
}
