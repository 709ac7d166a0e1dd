/** Returns the texts of the inline scripts that CSP checks; data blocks such as JSON-LD are not checked. */
export function inlineScripts(html: string): string[] {
	return elements(html, "script")
		.filter(({ attributes }) => attribute(attributes, "src") === null)
		.filter(({ attributes }) =>
			checkedTypes.test((attribute(attributes, "type") ?? "").trim()),
		)
		.map(({ text }) => text);
}

/** Returns the texts of the inline styles. */
export function inlineStyles(html: string): string[] {
	return elements(html, "style").map(({ text }) => text);
}

// CSP level 3 checks import maps and speculation rules like scripts, but no other data block.
const checkedTypes =
	/^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

function elements(html: string, name: string) {
	const pattern = new RegExp(
		`<${name}(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*)>([\\s\\S]*?)</${name}\\s*>`,
		"gi",
	);
	return [...html.matchAll(pattern)].map(([, attributes = "", text = ""]) => ({
		attributes,
		// The HTML parser turns line ends into \n before the browser hashes the text.
		text: text.replace(/\r\n?/g, "\n"),
	}));
}

function attribute(attributes: string, name: string): string | null {
	const match = new RegExp(
		`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))|(?=\\s|/|$))`,
		"i",
	).exec(attributes);
	return match && (match[1] ?? match[2] ?? match[3] ?? "");
}
