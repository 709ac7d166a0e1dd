import { Link } from "wouter";
import words from "#content/copy/pages/category.yaml";
import { servicePath } from "#content/routes.ts";
import type { ComparedFacts, ServiceCard } from "#content/schema/service.ts";
import styles from "./Comparison.module.css";

const names = words.comparison;
const columns = ["who", "time", "handover", "measure"] as const;

/** A service that can be compared: not every one has facts. */
type Compared = Pick<ServiceCard, "id" | "title"> & {
	facts: ComparedFacts;
};

/** The services of a category side by side; on a narrow screen each by itself, with the names of the columns before its facts. */
export default function Comparison({
	categoryId,
	services,
}: {
	categoryId: string;
	services: Compared[];
}) {
	return (
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
							<Link href={servicePath(categoryId, id)}>{title}</Link>
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
	);
}
