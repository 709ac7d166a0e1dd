import { Fragment } from "react";
import { emphasis } from "#content/reader/emphasis.ts";
import type { Block } from "#content/reader/policy-body.ts";
import styles from "./PolicyText.module.css";
import prose from "./Prose.module.css";
import { RichText } from "./RichText.tsx";

/** Renders the text of one of a policy's sections: paragraphs, lists and headings. */
export function PolicyText({ blocks }: { blocks: Block[] }) {
	return (
		<div className={`${prose.prose} ${styles.text}`}>
			<Blocks blocks={blocks} />
		</div>
	);
}

function Blocks({ blocks }: { blocks: Block[] }) {
	return blocks.map((block, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move, and may be equal
		<PolicyBlock block={block} key={index} />
	));
}

function PolicyBlock({ block }: { block: Block }) {
	if (typeof block === "string") {
		return (
			<p>
				<EmphasizedText text={block} />
			</p>
		);
	}
	if ("heading" in block) {
		return <h3 className={styles.heading}>{block.heading}</h3>;
	}
	const entries = block.list.map((entry, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: as above
		<li key={index}>
			{typeof entry === "string" ? (
				<EmphasizedText text={entry} />
			) : (
				<Blocks blocks={entry} />
			)}
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

/** Renders text with links, in which **words** are bold and *words* italic. */
function EmphasizedText({ text }: { text: string }) {
	const parts = text.split(emphasis);
	return parts.map((part, index) => {
		// text, asterisks, words, text, asterisks, words, …
		if (index % 3 === 1) return null;
		const Tag =
			index % 3 === 0 ? Fragment : parts[index - 1] === "*" ? "em" : "strong";
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: as above; a term may be bold twice
			<Tag key={index}>
				<RichText text={part} />
			</Tag>
		);
	});
}
