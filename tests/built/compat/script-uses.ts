import { parseAst } from "vite";
import { compatOf, type Feature, featuresNamed, type Use } from "./data.ts";

type Node = { type: string; start: number; end: number } & Record<
	string,
	unknown
>;

/** Objects that every page has, and their interfaces. */
const instances: Record<string, string> = {
	crypto: "Crypto",
	document: "Document",
	history: "History",
	location: "Location",
	navigator: "Navigator",
	performance: "Performance",
	localStorage: "Storage",
	sessionStorage: "Storage",
	window: "Window",
};

const builtins = featuresNamed("javascript.builtins");
const apis = featuresNamed("api");
/** Types on which a method called on an unknown value may be defined. */
const commonTypes =
	/^javascript\.builtins\.(Array|String|Promise|Map|Set|RegExp|Iterator|Uint8Array)\.[^.]+$/;

/**
 * Returns the features that a script requires: interfaces and functions by name, members of objects
 * created with `new` or of the page's own objects, methods of arrays, strings and the like (a use
 * of any of several types has their features joined by "|"), events that are listened to, and kinds of
 * regular expressions.
 * Syntax is left out, because the build compiles it, except top-level await: Safari runs a second
 * importer of such a module before the module has finished. Guarded uses are left out: a member
 * called as `a.b?.()`, and a name that the same script tests with `typeof` or `in`.
 */
export function scriptUses(code: string): Use[] {
	const uses: Use[] = [];
	const guarded = new Set<string>();
	const scopes: Map<string, string>[] = [new Map()];
	let functions = 0;
	const ast = parseAst(code) as unknown as Node;
	collectGuards(ast);
	visit(ast, null);
	return uses.filter(({ feature }) => !guarded.has(nameOf(feature)));

	function add(feature: Feature, node: Node): void {
		const name = feature.replace(
			/^(api|javascript\.builtins)\.globalThis\./,
			"$1.",
		);
		if (compatOf(name)) {
			uses.push({
				feature: name,
				text: code.slice(node.start, node.end).slice(0, 80),
			});
		}
	}

	function collectGuards(node: Node): void {
		if (node.type === "BinaryExpression" && node.operator === "in") {
			const { left } = node as unknown as { left: Node };
			// A minifier writes strings as templates.
			const [text] = (left.quasis as { value: { raw: string } }[]) ?? [];
			guarded.add(String(left.value ?? text?.value.raw));
		}
		if (node.type === "UnaryExpression" && node.operator === "typeof") {
			const argument = node.argument as Node;
			guarded.add(String(argument.name ?? (argument.property as Node)?.name));
		}
		for (const child of childrenOf(node)) collectGuards(child);
	}

	function visit(node: Node, parent: Node | null): void {
		const isScope =
			/Function|BlockStatement|Program|ForStatement|For(Of|In)Statement|CatchClause|ClassBody/.test(
				node.type,
			);
		const isFunction = node.type.includes("Function");
		if (isFunction) functions++;
		if (functions === 0 && (node.type === "AwaitExpression" || node.await))
			add("javascript.operators.await.top_level", node);
		if (isScope) {
			scopes.push(new Map());
			for (const parameter of (node.params as Node[]) ?? [])
				declare(parameter, "");
		}
		if (node.type === "VariableDeclarator") {
			declare(node.id as Node, madeBy(node.init as Node | null));
		}
		if (
			node.type === "FunctionDeclaration" ||
			node.type === "ClassDeclaration"
		) {
			declareOuter(node.id as Node | null);
		}
		if (node.type === "ImportDeclaration") {
			for (const { local } of node.specifiers as { local: Node }[])
				declare(local, "");
		}
		if (node.type === "NewExpression") noteGlobal(node.callee as Node);
		if (node.type === "CallExpression" && !node.optional)
			noteGlobal(node.callee as Node);
		if (node.type === "CallExpression") noteEvent(node);
		if (node.type === "MemberExpression") noteMember(node, parent);
		if (node.type === "Literal" && node.regex) noteRegex(node);
		for (const child of childrenOf(node)) visit(child, node);
		if (isScope) scopes.pop();
		if (isFunction) functions--;
	}

	function declare(pattern: Node, type: string): void {
		if (pattern.type === "Identifier") {
			scopes.at(-1)?.set(pattern.name as string, type);
			return;
		}
		for (const child of childrenOf(pattern)) declare(child, "");
	}

	function declareOuter(id: Node | null): void {
		if (id) scopes.at(-1)?.set(id.name as string, "");
	}

	/** Returns the interface of a variable or of a page object; undefined if unknown. */
	function typeOf(node: Node): string | undefined {
		if (node.type === "NewExpression") return madeBy(node);
		if (node.type !== "Identifier") return undefined;
		const name = node.name as string;
		for (const scope of scopes.toReversed()) {
			const type = scope.get(name);
			if (type !== undefined) return type || undefined;
		}
		return instances[name];
	}

	function madeBy(init: Node | null): string {
		const callee =
			init?.type === "NewExpression" ? (init.callee as Node) : null;
		return callee?.type === "Identifier" && isGlobal(callee.name as string)
			? (callee.name as string)
			: "";
	}

	function isGlobal(name: string): boolean {
		return !scopes.some((scope) => scope.has(name));
	}

	function noteGlobal(callee: Node): void {
		if (callee.type !== "Identifier") return;
		const name = callee.name as string;
		if (!isGlobal(name)) return;
		for (const feature of [
			`api.${name}`,
			`api.Window.${name}`,
			`javascript.builtins.${name}`,
		]) {
			add(feature, callee);
		}
	}

	function noteMember(node: Node, parent: Node | null): void {
		if (node.computed) return;
		if (
			parent?.type === "CallExpression" &&
			parent.optional &&
			parent.callee === node
		)
			return;
		const object = node.object as Node;
		const name = (node.property as Node).name as string;
		const type = typeOf(object);
		if (type) {
			add(`api.${type}.${name}`, node);
			add(`javascript.builtins.${type}.${name}`, node);
			return;
		}
		if (object.type === "Identifier" && isGlobal(object.name as string)) {
			for (const kind of ["", "_static"]) {
				add(`api.${object.name}.${name}${kind}`, node);
				add(`javascript.builtins.${object.name}.${name}${kind}`, node);
			}
			return;
		}
		const candidates = (builtins.get(name) ?? []).filter((feature) =>
			commonTypes.test(feature),
		);
		const isCalled =
			parent?.type === "CallExpression" && parent.callee === node;
		if (isCalled && candidates.length > 0) {
			uses.push({
				feature: candidates.join("|"),
				text: code.slice(node.start, node.end).slice(-60),
			});
		}
	}

	/**
	 * The object of a listener is often unknown, so the event counts on any that has it. Our own
	 * `listen`, whose name is minified, takes the object first and then several events.
	 */
	function noteEvent(node: Node): void {
		const callee = node.callee as Node;
		const method = (callee.property ?? callee) as Node;
		const [first, second] = node.arguments as Node[];
		const isListen = /^(window|document)$/.test(String(first?.name));
		const types =
			method.name === "addEventListener" ? first : isListen ? second : null;
		const [text] = (types?.quasis as { value: { raw: string } }[]) ?? [];
		for (const type of `${types?.value ?? text?.value.raw}`.split(" ")) {
			const features = apis.get(`${type}_event`) ?? [];
			if (features.length === 0) continue;
			uses.push({
				feature: features.join("|"),
				text: code.slice(node.start, node.end).slice(0, 60),
			});
		}
	}

	function noteRegex(node: Node): void {
		const { pattern, flags } = node.regex as { pattern: string; flags: string };
		const base = "javascript.regular_expressions";
		if (/\(\?<[=!]/.test(pattern)) add(`${base}.lookbehind_assertion`, node);
		if (/\(\?<\w/.test(pattern)) add(`${base}.named_capturing_group`, node);
		if (/\(\?[ims]*-?[ims]*:/.test(pattern) && !/\(\?:/.test(pattern))
			add(`${base}.modifier`, node);
		if (flags.includes("v"))
			add("javascript.builtins.RegExp.unicodeSets", node);
		if (flags.includes("d")) add("javascript.builtins.RegExp.hasIndices", node);
	}
}

/** Returns the last part of a feature's path, as scripts write it. */
function nameOf(feature: Feature): string {
	return (feature.split("|")[0]?.split(".").at(-1) ?? "").replace(
		/_static$/,
		"",
	);
}

function childrenOf(node: Node): Node[] {
	return Object.values(node)
		.flat()
		.filter(
			(value): value is Node =>
				typeof value === "object" && value !== null && "type" in value,
		);
}
