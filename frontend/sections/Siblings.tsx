import contentIndex from "virtual:content-index";
import { servicePath } from "#content/routes.ts";
import type { Sibling } from "#content/schema/service.ts";
import styles from "./Siblings.module.css";

/** Renders services that a visitor may be looking for instead, each with when to choose it. */
export function Siblings({ siblings }: { siblings: Sibling[] }) {
	return (
		<ul role="list" className={styles.list}>
			{siblings.map(({ id, when }) => {
				const [categoryId = "", serviceId = ""] = id.split("/");
				return (
					<li key={id}>
						<a href={servicePath(categoryId, serviceId)}>
							{labelOf(categoryId, serviceId)}
						</a>
						<p>{when}</p>
					</li>
				);
			})}
		</ul>
	);
}

function labelOf(categoryId: string, serviceId: string): string | undefined {
	return contentIndex.categories
		.find(({ id }) => id === categoryId)
		?.services.find(({ id }) => id === serviceId)?.label;
}
