import { Fragment } from "react";

/** Renders text in which [label](url) is a link. */
export function RichText({ text }: { text: string }) {
	const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
	return parts.map((part, index) => {
		// split() returns text, label, URL, text, label, URL, …
		if (index % 3 === 1) {
			const href = parts[index + 1] ?? "";
			return (
				<a key={`${part}-link`} href={href}>
					{part}
				</a>
			);
		}
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
		return index % 3 === 0 && <Fragment key={index}>{part}</Fragment>;
	});
}
