import words from "#content/copy/pages/category.yaml";
import { servicePath } from "#content/routes.ts";
import type { ComparedService } from "#content/schema/category.ts";
import { Section } from "#frontend/ui/Section.tsx";
import styles from "./Comparison.module.css";

const columns = ["who", "time", "handover", "measure"] as const;

type Props = { categoryId: string; services: ComparedService[] };

/**
 * Renders the services of a category as a table; on a narrow screen one after the other, with
 * the column names before the facts. Renders nothing if there are fewer than two. A default
 * export, as React.lazy requires.
 */
export default function Comparison({ categoryId, services }: Props) {
	const names = words.comparison;
	if (services.length < 2) return null;
	return (
		<Section
			heading={names.heading}
			lead={names.lead}
			id="comparison"
			tone="sunk"
		>
			<table className={styles.table}>
				<caption className="visually-hidden">{names.heading}</caption>
				<thead>
					<tr>
						<th scope="col">{names.service}</th>
						{columns.map((column) => (
							<th key={column} scope="col">
								{names[column]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{services.map(({ id, title, facts }) => (
						<tr key={id}>
							<th scope="row">
								<a href={servicePath(categoryId, id)}>{title}</a>
							</th>
							{columns.map((column) => (
								<td key={column} data-of={names[column]}>
									{facts[column]}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Section>
	);
}
