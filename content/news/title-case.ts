const acronyms = new Set(
	"ai api arm aws cd ci cli cpu cve devops dns gpu hpc http iam ide iot it json k8s llm llms ml mlops nlp os pci rag sbom sdk sql ssh sso ssrf tls ui ux vm vpn xdr xss".split(
		" ",
	),
);
const spelled: Record<string, string> = {
	devops: "DevOps",
	iot: "IoT",
	llms: "LLMs",
	mlops: "MLOps",
};

/** A feed repeats its few categories on every article. */
const titles = new Map<string, string>();
const maxKnown = 1_000;

/**
 * Each word begins with a capital letter; capitals within words stay as they are
 * ("open source" to "Open Source", "eBPF" stays), common short forms are written as such.
 */
export function titleCase(text: string): string {
	const known = titles.get(text);
	if (known !== undefined) return known;
	const title = toTitle(text);
	if (titles.size >= maxKnown) titles.clear();
	titles.set(text, title);
	return title;
}

function toTitle(text: string): string {
	return text.replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu, (word) => {
		if (word !== word.toLowerCase()) {
			return /^\p{Ll}+$/u.test(word.slice(0, 2)) ? capital(word) : word;
		}
		if (acronyms.has(word)) return spelled[word] ?? word.toUpperCase();
		return capital(word);
	});
}

/** Title-cased, without empty ones and without those that differ in letter case only. */
export function titleCaseAll(texts: string[]): string[] {
	const seen = new Map<string, string>();
	for (const text of texts) {
		const title = titleCase(text);
		const key = title.toLowerCase();
		if (title && !seen.has(key)) seen.set(key, title);
	}
	return [...seen.values()];
}

function capital(word: string): string {
	const [first = ""] = word;
	return first.toUpperCase() + word.slice(first.length);
}
