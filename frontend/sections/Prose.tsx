import { Fragment } from "react";
import { Anchor } from "./Anchor.tsx";
import styles from "./Prose.module.css";

type Block = string | { list: string[] };

/** Renders paragraphs and lists of running text, at a readable width. */
export function Prose({ blocks }: { blocks: Block[] }) {
	return (
		<div className={styles.prose}>
			{blocks.map((block) =>
				typeof block === "string" ? (
					<p key={block}>
						<RichText text={block} />
					</p>
				) : (
					<ul role="list" key={block.list[0]}>
						{block.list.map((item) => (
							<li key={item}>
								<RichText text={item} />
							</li>
						))}
					</ul>
				),
			)}
		</div>
	);
}

/** Renders text in which [label](url) is a link. */
export function RichText({ text }: { text: string }) {
	const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
	return parts.map((part, index) => {
		// split() returns text, label, URL, text, label, URL, …
		if (index % 3 === 1) {
			const href = parts[index + 1] ?? "";
			return (
				<Anchor key={`${part}-link`} href={href}>
					{part}
				</Anchor>
			);
		}
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
		return index % 3 === 0 && <Fragment key={index}>{part}</Fragment>;
	});
}
