import { boldWords } from "#content/reader/bold-words.ts";
import type { Block } from "#content/reader/policy-body.ts";
import styles from "./PolicyText.module.css";
import prose from "./Prose.module.css";
import { RichText } from "./Prose.tsx";

/** Renders the text of one of a policy's sections: paragraphs, lists and headings. */
export function PolicyText({ blocks }: { blocks: Block[] }) {
	return (
		<div className={prose.prose}>
			{blocks.map((block) => {
				if (typeof block === "string") {
					return (
						<p key={block}>
							<BoldText text={block} />
						</p>
					);
				}
				if ("heading" in block) {
					return (
						<h3 className={styles.heading} key={block.heading}>
							{block.heading}
						</h3>
					);
				}
				const entries = block.list.map((item) => (
					<li key={item}>
						<BoldText text={item} />
					</li>
				));
				return block.start === undefined ? (
					<ul role="list" key={block.list[0]}>
						{entries}
					</ul>
				) : (
					<ol
						className={styles.numbers}
						start={block.start}
						key={block.list[0]}
					>
						{entries}
					</ol>
				);
			})}
		</div>
	);
}

/** Renders text with links, in which **words** are bold. */
function BoldText({ text }: { text: string }) {
	// split() returns text, bold words, text, bold words, …
	return text.split(boldWords).map((part, index) =>
		index % 2 === 1 ? (
			<strong key={`${part}-bold`}>
				<RichText text={part} />
			</strong>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
			<RichText text={part} key={index} />
		),
	);
}
