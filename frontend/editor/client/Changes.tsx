import { type DiffLine, diffLines } from "./diff-lines.ts";

/** How many unchanged lines to show around a change. */
const contextLines = 2;

/** Shows line by line what saving would change in the file. */
export function Changes({ before, after }: { before: string; after: string }) {
	const lines = withGaps(diffLines(before, after));
	if (lines.length === 0) {
		return <p className="empty">This file has no changes.</p>;
	}
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
		<section className="diff" aria-label="Changes" tabIndex={0}>
			{lines.map(({ line, key }) =>
				line === undefined ? (
					<hr key={key} />
				) : (
					<div key={key} className={line.kind}>
						<span className="visually-hidden">{names[line.kind]}</span>
						<span aria-hidden="true">{signs[line.kind]}</span>
						{line.text}
					</div>
				),
			)}
		</section>
	);
}

const signs = { same: "  ", removed: "− ", added: "+ " };
const names = { same: "", removed: "Removed: ", added: "Added: " };

function withGaps(all: DiffLine[]): { line?: DiffLine; key: number }[] {
	const isNear = (index: number) =>
		all
			.slice(Math.max(0, index - contextLines), index + contextLines + 1)
			.some(({ kind }) => kind !== "same");
	const near = all.flatMap((line, key) => (isNear(key) ? [{ line, key }] : []));
	return near.flatMap((entry, index) => {
		const before = near[index - 1];
		const isGap = before !== undefined && before.key < entry.key - 1;
		return isGap ? [{ key: entry.key - 0.5 }, entry] : [entry];
	});
}
