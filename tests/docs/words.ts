/**
 * Words that we once coined for things that have an established name: an engineer who searches for
 * that name would find nothing. CONTRIBUTING.md, "Style", lists what to write.
 */
const coined =
	/\b(bent|mishaps?|wak(e|es|ing)|woken?|awake|trails?|kept|offers?|early press(es)?|answers?|robot|decoys?|patience|lifted|built lists?|arrivals?|hops?|page facts|catalogues?|farewell|glides?|shaky)\b/;

/** Returns whether a name, of a file or in code, contains a coined word. */
export function coinedIn(name: string): boolean {
	const words = name
		.replace(/([a-z\d])([A-Z])/g, "$1 $2")
		.toLowerCase()
		.replace(/[^a-z]+/g, " ");
	return coined.test(words);
}

/** Returns the names that a module exports. */
export function exportedNames(code: string): string[] {
	const declared = code.matchAll(
		/^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm,
	);
	const listed = code.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
	return [
		...[...declared].map(([, name = ""]) => name),
		...[...listed].flatMap(([, names = ""]) =>
			names
				.split(",")
				.map((each) => each.trim().split(/\s+/).at(-1) ?? "")
				.filter(Boolean),
		),
	];
}
