import { Fragment } from "react";
import { boldWords } from "#content/reader/bold-words.ts";
import type { Block } from "#content/reader/policy-body.ts";
import styles from "./PolicyText.module.css";
import prose from "./Prose.module.css";
import { RichText } from "./Prose.tsx";

/** Renders the text of one of a policy's sections: paragraphs, lists and headings. */
export function PolicyText({ blocks }: { blocks: Block[] }) {
	return (
		<div className={prose.prose}>
			{blocks.map((block, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move, and may be equal
				<PolicyBlock block={block} key={index} />
			))}
		</div>
	);
}

function PolicyBlock({ block }: { block: Block }) {
	if (typeof block === "string") {
		return (
			<p>
				<BoldText text={block} />
			</p>
		);
	}
	if ("heading" in block) {
		return <h3 className={styles.heading}>{block.heading}</h3>;
	}
	const entries = block.list.map((item, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: as above
		<li key={index}>
			<BoldText text={item} />
		</li>
	));
	return block.start === undefined ? (
		<ul role="list">{entries}</ul>
	) : (
		<ol className={styles.numbers} start={block.start}>
			{entries}
		</ol>
	);
}

/** Renders text with links, in which **words** are bold. */
function BoldText({ text }: { text: string }) {
	// split() returns text, bold words, text, bold words, …
	return text.split(boldWords).map((part, index) => {
		const Tag = index % 2 === 1 ? "strong" : Fragment;
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: as above; a term may be bold twice
			<Tag key={index}>
				<RichText text={part} />
			</Tag>
		);
	});
}
