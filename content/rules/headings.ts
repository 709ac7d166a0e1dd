import { readPolicyBody } from "../reader/policy-body.ts";
import type { Path } from "../reader/read-yaml.ts";
import { slugify } from "../slug.ts";
import { problemAt, type Rule, type ValidFile } from "./rule.ts";

/** No heading of a page has the id of an earlier one. */
export const headings: Rule = ({ files }) =>
	files.flatMap((file) => {
		const all = headingsOf(file);
		const ids = all.map(({ id }) => id);
		return all
			.filter(({ id }, index) => ids.indexOf(id) < index)
			.map(({ path }) =>
				problemAt(
					file,
					path,
					`${path[0] === "body" ? "has a heading that " : ""}is the same as another one above; links to it could not tell the two apart`,
				),
			);
	});

/** Returns the headings that become ids on the page of a policy, a company page or a product; none for other files. */
export function headingsOf(file: ValidFile): { id: string; path: Path }[] {
	const { body, sections = [], productFeatures = [] } = Object(file.value);
	switch (file.collection) {
		case "policies": {
			const read = readPolicyBody(String(body));
			return read.sections.map(({ heading }, index) => ({
				id: slugify(heading),
				path: ["body", read.lines[index]?.heading ?? 0],
			}));
		}
		case "companyPages":
			return sections.map(({ name }: { name: string }, index: number) => ({
				id: slugify(name),
				path: ["sections", index, "name"],
			}));
		case "products":
			return productFeatures.map(({ id }: { id: string }, index: number) => ({
				id: slugify(id),
				path: ["productFeatures", index, "id"],
			}));
		default:
			return [];
	}
}
