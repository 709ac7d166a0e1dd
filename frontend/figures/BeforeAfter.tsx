import type { BeforeAfter } from "#content/schema/figure.ts";

/** Shows what changes, with before and after side by side, or stacked where space is short. */
export function BeforeAfterFigure({
	figure: { title, before, after, rows },
}: {
	figure: BeforeAfter;
}) {
	return (
		<table className="table change">
			<caption className="visually-hidden">{title}</caption>
			<thead>
				<tr>
					<td />
					<th scope="col">{before}</th>
					<th scope="col">{after}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.label}>
						<th scope="row">{row.label}</th>
						<td data-of={before}>{row.before}</td>
						<td data-of={after}>
							<svg
								className="stroke-brand"
								viewBox="0 0 24 12"
								width="24"
								height="12"
								aria-hidden="true"
							>
								<path d="M0 6h22M17 1l5 5-5 5" />
							</svg>
							{row.after}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
