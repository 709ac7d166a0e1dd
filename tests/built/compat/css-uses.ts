import { type CssNode, generate, parse, walk } from "css-tree";
import { compatOf, type Feature, featuresNamed, type Use } from "./data.ts";

const types = featuresNamed("css.types");
const relativeUnits: Record<string, string> = {
	d: "viewport_percentage_units_dynamic",
	l: "viewport_percentage_units_large",
	s: "viewport_percentage_units_small",
};

/**
 * Returns the features that a stylesheet requires. Leaves out guarded uses: everything within
 * @supports, and a declaration that follows another one of the same property or a prefixed one, to
 * which a browser falls back.
 */
export function cssUses(css: string): Use[] {
	const uses: Use[] = [];
	const add = (feature: Feature, node: CssNode) => {
		if (compatOf(feature)) uses.push({ feature, text: generate(node) });
	};
	const ast = parse(css, { parseCustomProperty: true });
	walk(ast, function (node) {
		if (this.atrule?.name === "supports") return;
		const { rule } = this;
		if (node.type === "Atrule") add(`css.at-rules.${node.name}`, node);
		if (node.type === "Feature" || node.type === "FeatureRange") {
			const name = node.type === "Feature" ? node.name : "width";
			add(`css.at-rules.media.${name.replace(/^(min|max)-/, "")}`, node);
		}
		if (node.type === "FeatureRange") {
			add("css.at-rules.media.range_syntax", node);
		}
		if (
			node.type === "PseudoClassSelector" ||
			node.type === "PseudoElementSelector"
		) {
			add(`css.selectors.${node.name}`, rule?.prelude ?? node);
		}
		if (node.type === "NestingSelector") add("css.selectors.nesting", node);
		if (node.type !== "Declaration") return;
		const { property, value } = node;
		const others = rule?.block.children.toArray() ?? [];
		const hasFallback = others.some(
			(other, index) =>
				other.type === "Declaration" &&
				(/^-(webkit|moz)-/.test(other.property)
					? other.property.endsWith(`-${property}`)
					: other.property === property && index < others.indexOf(node)),
		);
		if (hasFallback) return;
		const own = `css.properties.${property}`;
		add(own, node);
		if (
			rule &&
			/::backdrop/.test(generate(rule.prelude)) &&
			/var\(/.test(generate(value))
		) {
			add("css.selectors.backdrop.inherit_from_originating_element", node);
		}
		walk(value, (part) => {
			if (part.type === "Identifier") add(`${own}.${part.name}`, node);
			if (part.type === "String" && compatOf(`${own}.string`)) {
				add(`${own}.string`, node);
			}
			if (part.type === "Operator" && part.value === "/") {
				add(`${own}.alt_text`, node);
			}
			if (part.type === "Dimension" && /^[dls]v/.test(part.unit)) {
				add(`css.types.length.${relativeUnits[part.unit[0] ?? ""]}`, node);
			}
			if (part.type !== "Function") return;
			const named = types.get(part.name) ?? [];
			for (const feature of [`${own}.${part.name}`, ...named.slice(0, 1)]) {
				add(feature, node);
			}
		});
	});
	return uses;
}
