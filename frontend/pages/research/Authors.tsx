import * as words from "#content/copy/interface/feed-list.yaml";
import { fill } from "#content/fill.ts";
import styles from "./Authors.module.css";

const authorsShown = 6;

/** Renders a paper's authors; those beyond the sixth are collapsed, which works without JavaScript too. */
export function Authors({ names }: { names: string[] }) {
	const others = names.slice(authorsShown);
	return (
		<>
			<p className={styles.names}>{names.slice(0, authorsShown).join(", ")}</p>
			{others.length > 0 && (
				<details className={styles.others}>
					<summary>
						{fill(words.authorsFolded, { count: others.length })}
					</summary>
					<p>{others.join(", ")}</p>
				</details>
			)}
		</>
	);
}
