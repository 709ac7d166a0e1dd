import styles from "./Prose.module.css";
import { RichText } from "./RichText.tsx";

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
