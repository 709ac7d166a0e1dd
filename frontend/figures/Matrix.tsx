import type { Duty, Matrix } from "#content/schema/figure.ts";
import type { FigureCopy } from "#content/schema/figure-copy.ts";

/** Shows who has which duty: one row per task, one column per person. */
export function MatrixFigure({
	figure: { title, people, rows },
	words,
}: {
	figure: Matrix;
	words: FigureCopy;
}) {
	return (
		<table className="table">
			<caption className="visually-hidden">{title}</caption>
			<thead>
				<tr>
					<td />
					{people.map((name) => (
						<th key={name} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ label, duties }) => (
					<tr key={label}>
						<th scope="row">{label}</th>
						{duties.map((duty, index) => (
							<td key={people[index]} data-of={people[index]} data-duty={duty}>
								<DutyMark duty={duty} />
								{words.duties[duty]}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function DutyMark({ duty }: { duty: Duty }) {
	if (duty === "none") return null;
	return (
		<svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
			<circle
				className={
					{
						does: "fill-brand",
						approves: "fill-action",
						helps: "stroke-brand",
						told: "dotted",
					}[duty]
				}
				cx="6"
				cy="6"
				r="5"
			/>
		</svg>
	);
}
